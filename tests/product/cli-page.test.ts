import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFlags, listStrapiCommands, readHelp } from '../../tools/product/verify/src/command-help';
import { listCodes, readRows, type Row } from '../support/tables';

const PAGE = 'docs/dev-docs/cli.md';

/** Options that a command's help lists, `--help` and what its sentences mention left out. */
async function listOptions(command: string): Promise<string[]> {
  const [, listed = ''] = (await readHelp('strapi', command)).split(/^Options:$/m);
  const defined = [...listed.matchAll(/^ {2}(-.*?)(?: {2}|$)/gm)].map(([, flags = '']) => flags);
  const flags = (await listFlags('strapi', command)).filter((flag) => defined.some((line) => line.includes(flag)));
  return [...new Set(flags)].filter((flag) => !['-h', '--help'].includes(flag)).sort();
}

/** Options that the page names in the table below a command's heading. */
function listWritten(rows: Row[], command: string): string[] {
  return listCodes(rows, command).flatMap((code) => code.match(/^--?[\w-]+/) ?? []);
}

/** Commands by their full names. */
async function listNames(): Promise<string[]> {
  const names = await Promise.all(
    (await listStrapiCommands()).map(async (command) => {
      const [, name] = /^Usage: strapi ([\w:-]+)/m.exec(await readHelp('strapi', command)) ?? [];
      return name ?? command;
    }),
  );
  return [...new Set(names)].filter((name) => name !== 'help');
}

test('the page has every command with its short form', async () => {
  const commands = await listStrapiCommands();
  expect(commands.length).toBeGreaterThan(30);
  expect(listCodes(readRows(PAGE), 'All commands', 2)).toEqual([...commands].sort());
});

test('the page has the options of every command', async () => {
  const rows = readRows(PAGE);
  const wanted = await Promise.all((await listNames()).map(async (name) => [name, ...(await listOptions(name))]));
  expect(wanted.flat().length).toBeGreaterThan(80);
  expect(wanted.map(([name = '']) => [name, ...listWritten(rows, name)])).toEqual(wanted);
});

test('an option that is missing, and one that is invented, are noticed', async () => {
  const source = readFileSync(PAGE, 'utf8');
  const planted = [source.replace(/^\| `--polling` .*\n/m, ''), source.replace('| `--polling` ', '| `--poll` ')];
  for (const text of planted) {
    expect(text).not.toBe(source);
    expect(listWritten(readRows(PAGE, text), 'develop')).not.toEqual(await listOptions('develop'));
  }
});
