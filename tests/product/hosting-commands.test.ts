import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requirePrograms } from '../../tools/product/database-servers/src/programs';
import { readFences } from './support/page-fences';
import { readPackageFile } from './support/page-packages';

const fences = (page: string) => readFences(`docs/dev-docs/deployment/${page}.md`);

/** Commands of a program in the examples of a page, each on one line. */
function listCommands(page: string, program: string): string[] {
  return fences(page)
    .filter(({ lang }) => lang === 'bash')
    .flatMap(({ text }) => text.replaceAll(/\\\n\s*/g, '').split('\n'))
    .filter((line) => line.startsWith(`${program} `));
}

const flagsOf = (command: string) => [...command.matchAll(/ (--[\w-]+)/g)].map(([, flag]) => flag ?? '');

describe('the commands of the AWS page', () => {
  const commands = listCommands('amazon-aws', 'aws');
  const folder = mkdtempSync(join(tmpdir(), 'aws-'));
  let aws: string;
  beforeAll(async () => {
    ({ aws } = await requirePrograms(['aws'], 'awscli'));
    for (const { values, text } of fences('amazon-aws')) {
      if (values.title?.endsWith('.json') === true) {
        writeFileSync(join(folder, values.title), text);
      }
    }
    mkdirSync(join(folder, '.ssh'));
    writeFileSync(join(folder, '.ssh/id_ed25519.pub'), 'ssh-ed25519 AAAA guide');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The CLI checks the parameters, prints a sample of the response, and sends nothing. */
  function check(command: string): void {
    const env = { ...process.env, HOME: folder, AWS_DEFAULT_REGION: 'eu-central-1', AWS_EC2_METADATA_DISABLED: 'true' };
    const script = `${command.replace('aws', `'${aws}'`)} --generate-cli-skeleton output`;
    const { stderr } = spawnSync('bash', ['-c', script], { cwd: folder, env, encoding: 'utf8' });
    // Some samples break the CLI's own rules for responses, whose values are in these objects.
    const problems = stderr
      .split('\n')
      .filter((line) => line !== '' && !/^Parameter val| (Role|InstanceProfile)\./.test(line));
    expect(problems).toEqual([]);
  }

  test('are enough to set up all parts', () => expect(commands.length).toBeGreaterThan(15));

  // `wait` only repeats another command, and can't be checked this way.
  test.each(commands.filter((command) => !command.includes(' wait ')))('%s', (command) => check(command));

  test('the check finds a wrong option', () => {
    expect(() => check('aws ec2 allocate-address --domains vpc')).toThrow();
  });
});

test('the commands of the Azure page have the options of the Azure CLI', async () => {
  const { az } = await requirePrograms(['az'], 'azure-cli');
  const commands = listCommands('azure', 'az').filter((command) => command !== 'az login');
  expect(commands.length).toBeGreaterThan(10);
  const known = new Map<string, string>();
  for (const command of commands) {
    const [, name = ''] = /^az ((?:[a-z][\w-]* )+)/.exec(`${command} `.replace(/ -.*/, ' ')) ?? [];
    const help = known.get(name) ?? execFileSync(az, [...name.trim().split(' '), '--help'], { encoding: 'utf8' });
    known.set(name, help);
    for (const flag of flagsOf(command)) {
      expect(help, `${name}${flag}`).toMatch(new RegExp(`^ +(\\S+ )*${flag}\\b`, 'm'));
    }
  }
});

test('the commands of the Heroku page have the options of the Heroku CLI', async () => {
  type Command = { flags: Record<string, unknown>; aliases?: string[]; hiddenAliases?: string[] };
  const manifest = await readPackageFile('heroku@11.10.0', 'oclif.manifest.json');
  const { commands: all } = JSON.parse(manifest) as { commands: Record<string, Command> };
  const find = (name: string) =>
    all[name] ??
    Object.values(all).find(({ aliases = [], hiddenAliases = [] }) => [...aliases, ...hiddenAliases].includes(name));
  const given = listCommands('heroku', 'heroku');
  expect(given.length).toBeGreaterThan(4);
  for (const command of given) {
    const [, name = ''] = command.split(' ');
    const found = find(name);
    expect(found, name).toBeDefined();
    for (const flag of flagsOf(command)) {
      expect(Object.keys(found?.flags ?? {}), `${name} ${flag}`).toContain(flag.slice(2));
    }
  }
});
