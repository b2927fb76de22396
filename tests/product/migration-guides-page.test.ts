import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PRODUCT } from '../../tools/product/start/src/project';
import { readRows, type Row } from '../support/tables';

const PAGE = 'docs/dev-docs/migration-guides.md';

const rows = readRows(PAGE);
const folder = mkdtempSync(join(tmpdir(), 'migration-guides-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a row of the proofs names: two versions of a package, a file in it, and a text that only the second one has. */
function readProof({ cells: [compared = ''], codes }: Row) {
  const [before = '', after = ''] = compared.split(' and ');
  const [, [name = ''] = [], [file = ''] = [], [text = ''] = []] = codes;
  return { before, after, name, file, text };
}

const proofs = rows.filter(({ column }) => column === 'Compared').map(readProof);
const engines = rows
  .filter(({ heading }) => heading === 'Node.js')
  .map(({ cells: [version = ''], codes: [, [range = ''] = []] }) => ({ version, range }));
const pairs = rows
  .filter(({ column }) => column === 'Strapi 3.6.11')
  .map(({ codes: [before = [], after = []] }) => ({ before, after }));

/** Plugins whose server code is the same in 4.13.7, by the names of their packages. */
const OLD = '4.13.7';
const UNCHANGED = ['upload', 'users-permissions', 'email', 'i18n', 'graphql'];

const SECOND = '4.0.0';
const GENERATORS = { old: 'strapi-generate-new@3.6.11', young: `@strapi/generate-new@${SECOND}` };

/** The folder with the files of a package, without the admin panel that some bring built. */
const toFolder = (spec: string) => join(folder, spec.replace('/', '-'));

/** A file of a package; none: empty. */
function readPacked(spec: string, file: string): string {
  const path = join(toFolder(spec), file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Files of a package. */
const listPacked = (spec: string) => globSync('**', { cwd: toFolder(spec), dot: true });

/** Unpacks what npm has packed. */
function unpack(spec: string): void {
  const archive = join(folder, `${spec.replace(/^@/, '').replace(/[/@]/g, '-')}.tgz`);
  mkdirSync(toFolder(spec));
  execFileSync('tar', ['-xzf', archive, '-C', toFolder(spec), '--strip-components=1', '--exclude=package/build']);
}

beforeAll(() => {
  const specs = [
    ...proofs.flatMap(({ name, before, after }) => [`${name}@${before}`, `${name}@${after}`]),
    ...engines.map(({ version }) => `@strapi/strapi@${version}`),
    ...Object.values(GENERATORS),
    ...UNCHANGED.map((name) => `@strapi/plugin-${name}@${OLD}`),
  ];
  const unique = [...new Set(specs)];
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, ...unique], { encoding: 'utf8' });
  unique.forEach(unpack);
});

test('each step has a proof, and none is of a step that the page lacks', () => {
  const ends = rows.filter(({ column }) => column === 'Step').map(({ cells: [step = ''] }) => step.split(' to ')[1]);
  expect(ends.length).toBe(12);
  const proved = proofs.map(({ after }) => (after === '4.3.0' ? '4.3.x' : after));
  expect([...new Set(proved)].sort()).toEqual([...new Set(ends)].sort());
});

test.each(proofs)('$before and $after: $file of $name has $text', ({ before, after, name, file, text }) => {
  expect(readPacked(`${name}@${after}`, file)).toContain(text);
  expect(readPacked(`${name}@${before}`, file)).not.toContain(text);
});

test.each(engines)('$version names its Node.js versions', ({ version, range }) => {
  const manifest = JSON.parse(readPacked(`@strapi/strapi@${version}`, 'package.json')) as { engines: { node: string } };
  expect(manifest.engines.node).toBe(range);
});

test.each(UNCHANGED)('the server code of %s is the one of the version before', (name) => {
  const folders = [toFolder(`@strapi/plugin-${name}@${OLD}`), join(PRODUCT, 'node_modules/@strapi', `plugin-${name}`)];
  const paths = folders.map((path) => join(path, 'server'));
  expect(execFileSync('diff', ['-r', ...paths], { encoding: 'utf8' })).toBe('');
});

describe('from Strapi 3 to Strapi 4', () => {
  test('folders and files of a new project', () => {
    const list = (spec: string) => listPacked(spec).map((file) => file.replace(/^lib\/resources\/files\//, ''));
    const has = (files: string[], path: string) => files.some((file) => file === path || file.startsWith(`${path}/`));
    const [old, young] = [list(GENERATORS.old), list(GENERATORS.young)];
    const paths = pairs.filter(({ before: [path = ''] }) => !path.includes('strapi'));
    expect(paths.length).toBe(4);
    expect(paths.filter(({ before: [path = ''] }) => !has(old, path) || has(young, path))).toEqual([]);
    // `config/cron-tasks` is written by the developer.
    const targets = paths.map(({ after }) => after.at(-1) ?? '').filter((path) => path.startsWith('src/'));
    expect(targets.filter((path) => !has(young, path))).toEqual([]);
  });

  test('a project depends on the packages that the page names', () => {
    const names = pairs.flatMap(({ before, after }) => [...before, ...after]).filter((name) => name.includes('strapi'));
    const sources = [GENERATORS.old, GENERATORS.young].flatMap((spec) =>
      listPacked(spec)
        .filter((file) => file.endsWith('.js'))
        .map((file) => readPacked(spec, file)),
    );
    const unknown = names.filter(
      (name) => !sources.some((source) => source.includes(name.replace(/^strapi-connector-/, ''))),
    );
    expect(unknown.filter((name) => name !== '@strapi/database')).toEqual([]);
  });
});
