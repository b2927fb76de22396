import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requirePrograms } from '../../tools/product/database-servers/src/programs';
import { listCommands, listFlags } from './support/page-commands';
import { readFences } from './support/page-fences';
import { readPackageFile } from './support/page-packages';

const AWS = 'docs/dev-docs/deployment/amazon-aws.md';
const HEROKU = 'docs/dev-docs/deployment/heroku.md';

describe('the commands of the AWS page', () => {
  // Only commands that are one call can be checked this way.
  const commands = listCommands(AWS, 'aws').filter((command) => !/ (wait|s3|configure)\b/.test(command));
  const folder = mkdtempSync(join(tmpdir(), 'aws-'));
  let aws: string;
  beforeAll(async () => {
    ({ aws } = await requirePrograms(['aws'], 'awscli'));
    for (const { values, text } of readFences(AWS)) {
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

  test.each(commands)('%s', (command) => check(command));

  test('the check finds a wrong option', () => {
    expect(() => check('aws ec2 allocate-address --domains vpc')).toThrow();
  });
});

test('the commands of the Heroku page have the options of the Heroku CLI', async () => {
  type Command = { flags: Record<string, unknown>; aliases?: string[]; hiddenAliases?: string[] };
  const manifest = await readPackageFile('heroku@11.10.0', 'oclif.manifest.json');
  const { commands: all } = JSON.parse(manifest) as { commands: Record<string, Command> };
  const find = (name: string) =>
    all[name] ??
    Object.values(all).find(({ aliases = [], hiddenAliases = [] }) => [...aliases, ...hiddenAliases].includes(name));
  const given = listCommands(HEROKU, 'heroku');
  expect(given.length).toBeGreaterThan(4);
  for (const command of given) {
    const [, name = ''] = command.split(' ');
    const found = find(name);
    expect(found, name).toBeDefined();
    for (const flag of listFlags(command)) {
      expect(Object.keys(found?.flags ?? {}), `${name} ${flag}`).toContain(flag.slice(2));
    }
  }
});
