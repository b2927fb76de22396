import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COPIES } from '../../tools/product/start/src/project';
import { placeSeededCopy, readSeededData } from '../../tools/product/start/src/seeded';
import { shellEnvironment } from '../../tools/product/verify/src/shell-environment';
import { readRows } from '../support/tables';

const PAGE = 'docs/dev-docs/configurations/guides/access-cast-environment-variables.md';
const COPY = 'environment-page';

/** Prints what the configuration sees, then ends the command, which has nothing else to show. */
const PROBE = `console.log('seen:' + JSON.stringify([process.env.IN_BOTH, process.env.ONLY_IN_DOT_ENV]));
process.exit();`;

const overlay = {
  '.env': 'IN_BOTH=.env\nONLY_IN_DOT_ENV=.env\n',
  '.env.staging': 'IN_BOTH=.env.staging\n',
  'config/api.js': PROBE,
};

let folder: string;
beforeAll(async () => {
  folder = placeSeededCopy(COPY, await readSeededData(), { overlay });
});
afterAll(() => rmSync(join(COPIES, COPY), { recursive: true }));

/** What a command's configuration reads of the two variables; null: not set. */
async function readVariables(command: string, file: string): Promise<(string | null)[]> {
  const child = spawn('strapi', [command], {
    cwd: folder,
    env: { ...shellEnvironment(), ENV_PATH: file },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  const [, seen] = /^seen:(.*)$/m.exec(output) ?? [];
  expect(seen, output).toBeDefined();
  return JSON.parse(seen ?? '') as (string | null)[];
}

/** Rows of the page's table, and commands that each is about; one of the others stands for all others. */
const rows = readRows(PAGE)
  .filter(({ heading }) => heading === 'Read another file')
  .map(({ cells: [first = '', , only = '', missing = ''], codes: [commands = []] }) => ({
    commands: [
      ...commands.map((command) => command.replace('strapi ', '')),
      ...(/other/.test(first) ? ['report'] : []),
    ],
    readsDotEnv: only === 'Set',
    replaces: missing === 'Strapi reads .env',
  }));

test('the page has a row for each kind of command', () => {
  expect(rows.map(({ commands }) => commands)).toEqual([
    ['develop', 'build', 'watch-admin'],
    ['start', 'report'],
  ]);
});

describe.each(rows.flatMap(({ commands, ...row }) => commands.map((command) => ({ command, ...row }))))(
  'strapi $command',
  ({ command, readsDotEnv, replaces }) => {
    test('reads the variables that the page says, with a file in ENV_PATH', async () => {
      expect(await readVariables(command, '.env.staging')).toEqual(['.env.staging', readsDotEnv ? '.env' : null]);
    });

    test('reads the variables that the page says, where that file is missing', async () => {
      const value = replaces ? '.env' : null;
      expect(await readVariables(command, '.env.missing')).toEqual([value, value]);
    });
  },
);
