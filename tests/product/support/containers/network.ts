import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Tables of the packet filter that Docker changes. */
const TABLES = ['filter', 'nat'];

const FORWARDING = '/proc/sys/net/ipv4/ip_forward';

/** Folders that Docker creates wherever its other folders are. */
const FOLDERS = ['/run/containerd', '/run/docker'];

const PATH = `${process.env.PATH ?? ''}:/usr/sbin:/sbin`;

function run(script: string): string {
  return execFileSync('sh', ['-ec', script], {
    encoding: 'utf8',
    env: { ...process.env, PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Rules of a table; none where this machine has no packet filter that could be changed. */
function readRules(table: string): string[] {
  try {
    return run(`iptables --wait -t ${table} -S`).trim().split('\n');
  } catch {
    return [];
  }
}

const readInterfaces = () => readdirSync('/sys/class/net');

/** Commands that turn the rules of a table into what they were. */
function undoRules(table: string, before: string[]): string[] {
  const added = readRules(table).filter((rule) => !before.includes(rule));
  const [rules, chains] = ['-A ', '-N '].map((option) => added.filter((rule) => rule.startsWith(option)));
  const policies = added.filter((rule) => rule.startsWith('-P '));
  const changes = [
    ...(rules ?? []).map((rule) => rule.replace('-A', '-D')),
    ...(chains ?? []).map((chain) => chain.replace('-N', '-X')),
    ...policies.flatMap((policy) => before.filter((rule) => rule.startsWith(policy.replace(/\S+$/, '')))),
  ];
  return changes.map((change) => `iptables --wait -t ${table} ${change}`);
}

/**
 * Notes what Docker changes outside its folders and doesn't undo: rules of the packet filter, bridges, forwarding.
 *
 * @returns undoes what has been added since
 */
export function watchNetwork(): () => void {
  const rules = new Map(TABLES.map((table) => [table, readRules(table)]));
  const interfaces = readInterfaces();
  const forwarding = readFileSync(FORWARDING, 'utf8');
  const folders = FOLDERS.filter((folder) => !existsSync(folder));
  return () => {
    const links = readInterfaces().filter((name) => !interfaces.includes(name) && /^(?:docker\d|br-)/.test(name));
    const changes = [...rules].flatMap(([table, before]) => undoRules(table, before));
    run([...changes, ...links.map((name) => `ip link delete ${name}`)].join('\n'));
    if (readFileSync(FORWARDING, 'utf8') !== forwarding) {
      writeFileSync(FORWARDING, forwarding);
    }
    folders.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
  };
}
