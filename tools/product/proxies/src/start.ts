import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { promisify } from 'node:util';
import { UserError } from '../../../bootstrap/src/user-error.mjs';
import { findFreePort } from '../../database-servers/src/server-process';
import { makeCertificate, type Certificate } from './authority';
import { createClient, type Client } from './client';
import { KINDS, type Language, type Place } from './kinds';
import { requireProxy } from './programs';
import { removeFolder } from '../../../bootstrap/src/remove-folder.mjs';

const execute = promisify(execFile);

const TIMEOUT = 60_000;

/** A configuration as a page shows it. */
export type Configuration = {
  language: Language;
  text: string;
  /** What to write instead of addresses and folders of the page, by what the page has. */
  replace?: Record<string, string>;
};

/** A running proxy. */
export type Proxy = {
  ports: Place['ports'];
  certificate: Certificate;
  /** Sends requests to it, whatever host their address names. */
  send: Client;
  /** What it has printed. */
  output: string[];
  /** Its folder, with the error log of nginx. */
  folder: string;
  stop: () => Promise<void>;
};

/** Host names that a configuration serves. */
export function listHosts(text: string): string[] {
  return [...new Set(text.match(/\b(?:[\w-]+\.)*example\.com\b/g) ?? ['example.com'])].sort();
}

/** Whether the machine has the loopback address of IPv6. */
export const hasIpv6 = Object.values(networkInterfaces()).some((entries) =>
  entries?.some(({ address }) => address === '::1'),
);

async function prepare({ language, text, replace = {} }: Configuration) {
  const kind = KINDS[language];
  const program = await requireProxy(kind.program);
  const folder = mkdtempSync(join(tmpdir(), `${kind.program}-`));
  const certificate = await makeCertificate(folder, listHosts(text));
  const ports = { http: await findFreePort(), https: await findFreePort() };
  const replaced = Object.entries(replace).reduce((result, [from, to]) => result.replaceAll(from, to), text);
  const file = join(folder, 'configuration');
  writeFileSync(file, kind.place(kind.complete(replaced), { folder, ports, hasIpv6, certificate }));
  return { kind, program, folder, certificate, ports, file };
}

/** Programs write what they keep below it. */
const environment = (folder: string) => ({
  ...process.env,
  HOME: folder,
  XDG_DATA_HOME: folder,
  XDG_CONFIG_HOME: folder,
});

/**
 * Checks a configuration with the proxy's own command.
 *
 * @throws UserError with what the command prints
 */
export async function checkConfiguration(configuration: Configuration): Promise<void> {
  const { kind, program, folder, file } = await prepare(configuration);
  try {
    await execute(program, kind.check(file), { cwd: folder, env: environment(folder) });
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    const lines = stderr
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('{"level":"info"'));
    throw new UserError(lines.join(' ').replaceAll(folder, ''), { cause: error });
  } finally {
    removeFolder(folder);
  }
}

/**
 * Whether a proxy accepts encrypted connections at a port. An open port isn't enough: Caddy makes its certificate after
 * that.
 *
 * @param servername host that the certificate has to be for
 */
function accepts(port: number, { servername, ca }: { servername?: string; ca: string }): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, servername, ca });
    const end = (accepted: boolean) => {
      socket.destroy();
      resolve(accepted);
    };
    socket.once('secureConnect', () => end(true));
    socket.once('error', () => end(false));
  });
}

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/**
 * Starts a proxy on free ports of the loopback address, with a certificate from an authority of its own. It ends with
 * this process at the latest.
 *
 * @throws UserError with what it printed when it does not start
 */
export async function startProxy(configuration: Configuration): Promise<Proxy> {
  const { kind, program, folder, certificate, ports, file } = await prepare(configuration);
  const child = spawn(program, kind.run(file), {
    cwd: folder,
    env: environment(folder),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  }
  running.add(child);
  const ended = new Promise((resolve) => {
    child.once('close', resolve);
  });
  const stop = async () => {
    running.delete(child);
    child.kill('SIGKILL');
    await ended;
    removeFolder(folder);
  };
  const deadline = Date.now() + TIMEOUT;
  const trusted = { servername: listHosts(configuration.text)[0], ca: certificate.authority };
  while (!(await accepts(ports.https, trusted))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new UserError(`${kind.program} did not start: ${output.join('').trim()}`);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  const send = createClient({ ports, authority: certificate.authority });
  return { ports, certificate, send, output, folder, stop };
}
