import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchExamples } from '../../../grammar/match-examples';
import type { Product } from '../../../tools/product/start/src/product';
import { COPIES, copyProject, PRODUCT } from '../../../tools/product/start/src/project';
import { placeVersion, readManifest } from '../../../tools/product/start/src/versions';
import { readPage } from '../../../tools/product/verify/src/read-page';
import { findNames } from '../../support/product-source';
import { readRows } from '../../support/tables';
import { runCommand } from '../support/command';
import {
  compareDumps,
  dumpProject,
  listChangedTables,
  readAdminPermissions,
  readSettings,
  type Dump,
} from '../support/database-dump';
import { lookAround, withProduct } from '../support/look-around';
import {
  copyFolder,
  copyVersionedProject,
  ENVIRONMENT,
  placeVersionedProject,
  readBuiltVersion,
  readCommand,
  runSuccessfully,
} from '../support/versioned-project';

const PAGE = 'docs/dev-docs/update-version.md';
const [OLD, NEW, NEXT] = ['4.13.7', '4.14.0', '4.14.6'] as const;
const VERSIONS = [OLD, NEW, NEXT];

const page = readFileSync(PAGE, 'utf8');
const rows = readRows(PAGE);
const install = readCommand('docs/snippets/install-npm-yarn.md', 'npm');
const build = readCommand('docs/snippets/build-npm-yarn.md', 'npm');
const develop = readCommand('docs/snippets/develop-npm-yarn.md', 'npm');

/** Puts what an administrator may change into the data: settings, permissions, a webhook. */
const CHANGES = `
  const settings = { sizeOptimization: true, responsiveDimensions: false, autoOrientation: true };
  await strapi.plugin('upload').service('upload').setSettings(settings);
  const editor = await strapi.query('admin::role').findOne({ where: { code: 'strapi-editor' } });
  const [permission] = await strapi.query('admin::permission').findMany({ where: { role: editor.id } });
  await strapi.query('admin::permission').delete({ where: { id: permission.id } });
  const url = 'http://127.0.0.1:9/';
  await strapi.webhookStore.createWebhook({ name: 'Menu', url, headers: {}, events: ['entry.create'] });`;

let old: string;
let site: string;
const dumps: Record<string, Dump> = {};

const startOnce = (folder: string) => withProduct(folder, () => Promise.resolve());

/** Sets the versions, and installs; packages that stay the same aren't fetched again, which would take minutes. */
async function update(version: string): Promise<void> {
  placeVersion(site, version);
  await runSuccessfully(site, install);
}

beforeAll(async () => {
  old = await placeVersionedProject('update-version/old', OLD);
  mkdirSync(join(old, '.tmp'), { recursive: true });
  await withProduct(old, async (product) => {
    await product.seed(join(old, 'seed/index.js'));
    await product.run(CHANGES);
  });
  // The second start brings what the first one left open to an end.
  await startOnce(old);
  dumps[OLD] = dumpProject(old);
  site = resolve(COPIES, 'update-version/site');
  copyVersionedProject(old, site);
});

afterAll(() => {
  rmSync(join(COPIES, 'update-version'), { recursive: true, force: true });
});

describe(`from ${OLD} to ${NEW}`, () => {
  test('the diff of package.json gives the versions of the new one', async () => {
    const [diff] = matchExamples(readPage(PAGE).tree).filter(({ fence }) => fence.lang === 'diff');
    const lines = diff?.fence.text.split('\n') ?? [];
    const pick = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(1));
    const [removed, added] = [pick('-').join('\n'), pick('+').join('\n')];
    const before = readFileSync(join(old, 'package.json'), 'utf8');
    expect(before).toContain(removed);
    const read = (text: string) => (JSON.parse(text) as { dependencies: Record<string, string> }).dependencies;
    expect(read(before.replace(removed, added))).toEqual(read(readManifest(NEW)));
    await update(NEW);
    expect((await runSuccessfully(site, 'npx strapi version')).trim()).toBe(NEW);
  });

  test('a package in the place that npm keeps fails the build, which has deleted the panel', async () => {
    mkdirSync(join(site, 'build'));
    const name = '@radix-ui/react-toolbar';
    const [top, nested] = [name, `@strapi/admin/node_modules/${name}`].map((path) => join(site, 'node_modules', path));
    mkdirSync(dirname(nested ?? ''), { recursive: true });
    renameSync(top ?? '', nested ?? '');
    const { output, exitCode } = await runCommand(site, build, { env: ENVIRONMENT });
    renameSync(nested ?? '', top ?? '');
    expect(exitCode).not.toBe(0);
    const symptom = rows.find(({ column, cells }) => column === 'Symptom' && cells[0]?.includes(name))?.codes[0]?.[0];
    expect(output).toContain(symptom);
    expect(existsSync(join(site, 'build'))).toBe(false);
  });

  test('the new panel is built; it reminds of a newer version, whatever the variable of the server is', async () => {
    await runSuccessfully(site, build);
    expect(readBuiltVersion(site, VERSIONS)).toBe(NEW);
    await lookAround(site, NEW, { reminder: true });
  });
});

test('the database changes as the page says, and all else stays the same', () => {
  dumps[NEW] = dumpProject(site);
  const [before, after] = [dumps[OLD], dumps[NEW]] as [Dump, Dump];
  const difference = compareDumps(before, after);
  const row = rows.find(({ column, cells }) => column === 'Update' && cells[0] === `${OLD} to ${NEW}`);
  expect(difference.added).toEqual(row?.codes[1]);
  expect(difference.removed).toEqual([]);
  expect(listChangedTables(difference)).toEqual(['admin_permissions', 'admin_permissions_role_links']);
  expect(readAdminPermissions(after)).toEqual(readAdminPermissions(before));
  const [settings, others] = [readSettings(after), readSettings(before)];
  const changed = Object.keys(others).filter((key) => JSON.stringify(settings[key]) !== JSON.stringify(others[key]));
  expect(Object.keys(settings).sort()).toEqual(Object.keys(others).sort());
  expect(changed).toEqual([expect.stringMatching(new RegExp(`::${row?.codes[2]?.[1]}$`))]);
});

test('only permissions of the Super Admin got other ids', () => {
  const listOthers = ({ admin_permissions_role_links: links }: Dump) => {
    const pairs = (links?.rows ?? []).filter(({ role_id: role }) => role !== 1);
    return pairs.map(({ permission_id: id, role_id: role }) => `${String(id)} ${String(role)}`).sort();
  };
  expect(listOthers(dumps[NEW] as Dump)).toEqual(listOthers(dumps[OLD] as Dump));
  expect(listOthers(dumps[NEW] as Dump).length).toBeGreaterThan(5);
});

describe('rolling back', () => {
  const find = (start: string) =>
    rows.find(({ heading, cells }) => heading === 'Roll back' && cells[0]?.startsWith(start));

  test(`${OLD} on the database of ${NEW}, and on its backup`, async () => {
    await runSuccessfully(old, readCommand(PAGE, 'mkdir ../backup'));
    copyFolder(join(site, '.tmp/data.db'), join(old, '.tmp/data.db'));
    await startOnce(old);
    const difference = compareDumps(dumps[NEW] as Dump, dumpProject(old));
    expect(difference.removed).toEqual(find(`${OLD} on a database`)?.codes[1]);
    expect(listChangedTables(difference)).toEqual([]);
    await runSuccessfully(old, readCommand(PAGE, 'mkdir ../newer'));
    await startOnce(old);
    const { added, removed, rows: tables } = compareDumps(dumps[OLD] as Dump, dumpProject(old));
    expect([added, removed, listChangedTables({ added, removed, rows: tables })]).toEqual([[], [], []]);
  });

  test(`${OLD} with a field of a type that is new in ${NEW}`, async () => {
    const file = join(old, 'src/api/dish/content-types/dish/schema.json');
    const schema = readFileSync(file, 'utf8');
    writeFileSync(file, schema.replace('"attributes": {', '"attributes": { "recipe": { "type": "blocks" },'));
    await expect(startOnce(old)).rejects.toThrow(find(`${OLD} with a field`)?.codes[1]?.[0]);
    writeFileSync(file, schema);
  });
});

describe(`what ${NEW} changes`, () => {
  const read = (folder: string, file: string) => readFileSync(join(folder, 'node_modules/@strapi', file), 'utf8');

  test('attribute types and commands', async () => {
    const types = (folder: string) => findNames(read(folder, 'database/lib/types/index.js'), /^ {2}'(\w+)',$/gm);
    expect(types(PRODUCT).filter((type) => !types(old).includes(type))).toEqual(['blocks']);
    const list = async (folder: string) => {
      const help = await runSuccessfully(folder, 'npx strapi --help');
      return help.match(/^ {2}[a-z][\w:|-]*/gm)?.sort();
    };
    expect(await list(site)).toEqual(await list(old));
    expect((await list(old))?.length).toBeGreaterThan(25);
  });

  test('options of the configuration that the packages read', async () => {
    const list = async (folder: string) => {
      const packages = join(folder, 'node_modules/@strapi');
      const pattern = String.raw`config\.get\(.(server|admin|api)\.[A-Za-z.]+`;
      const found = await runSuccessfully(
        packages,
        `grep -rhoE --include='*.js' "${pattern}" strapi admin plugin-* utils`,
      );
      return [...new Set(found.split('\n').map((line) => line.replace(/.*\(./, '')))].sort();
    };
    const [before, after] = [await list(old), await list(site)];
    expect(before.filter((option) => !after.includes(option))).toEqual([]);
    // An option of both, which the older version reads from the same object in another way.
    expect(after.filter((option) => !before.includes(option))).toEqual(['admin.serveAdminPanel']);
  });

  test('a new project has the same files', async () => {
    const resources = [old, site].map((folder) => join(folder, 'node_modules/@strapi/generate-new/dist/resources'));
    expect(await runSuccessfully('.', `diff -r ${resources.join(' ')}`)).toBe('');
  });

  test('paths, types and Node.js versions', () => {
    const has = (folder: string, path: string) => existsSync(join(folder, 'node_modules/@strapi', path));
    expect([has(old, 'strapi/lib'), has(old, 'strapi/dist'), has(old, 'types')]).toEqual([true, false, false]);
    expect([has(site, 'strapi/lib'), has(site, 'strapi/dist'), has(site, 'types')]).toEqual([false, true, true]);
    const readNode = (folder: string) =>
      (JSON.parse(read(folder, 'strapi/package.json')) as { engines: { node: string } }).engines.node;
    expect([readNode(old), readNode(site)]).toEqual(['>=16.0.0 <=20.x.x', '>=16.0.0 <=20.x.x']);
    expect(page).toContain(`\`${readNode(site)}\``);
  });
});

test('the npm registry lacks the versions that the page names', async () => {
  const [, sentry = ''] = /`No matching version found for (\S+)\.`/.exec(page) ?? [];
  for (const spec of [sentry, '@strapi/plugin-documentation@4.14.0', '@strapi/plugin-documentation@4.14.6']) {
    const { output } = await runCommand(site, `npm pack --dry-run ${spec}`, { env: ENVIRONMENT });
    expect(output).toContain(`No matching version found for ${spec}.`);
  }
});

test('one package of another version turns a wrong password into an internal error', async () => {
  const file = join(site, 'package.json');
  const name = '@strapi/plugin-users-permissions';
  writeFileSync(file, readManifest(NEW).replace(`"${name}": "${NEW}"`, `"${name}": "${OLD}"`));
  expect(await runSuccessfully(site, install)).not.toContain('ERESOLVE');
  const [, mixed, right] = /status (\d+) instead of (\d+)/.exec(page) ?? [];
  const signIn = async ({ origin, output }: Product) => {
    const body = JSON.stringify({ identifier: 'ana', password: 'wrong' });
    const headers = { 'Content-Type': 'application/json' };
    const { status } = await fetch(`${origin}/api/auth/local`, { method: 'POST', headers, body });
    return { status: String(status), isLogged: output.join('').includes('Invalid identifier or password') };
  };
  expect(await withProduct(site, signIn)).toEqual({ status: mixed, isLogged: true });
  expect(await withProduct(old, signIn)).toEqual({ status: right, isLogged: false });
});

describe(`from ${NEW} to ${NEXT}`, () => {
  beforeAll(() => update(NEXT));

  test('develop serves the panel that was built before, and Overview shows the new version all the same', async () => {
    const until = (output: string) => output.includes('http://localhost');
    const { output } = await runCommand(site, develop, { env: ENVIRONMENT, until });
    expect(output).toContain(`Version            │ ${NEXT}`);
    expect(output).not.toContain('Building your admin UI');
    expect(readBuiltVersion(site, VERSIONS)).toBe(NEW);
    await lookAround(site, NEXT);
  });

  test('the panel opens in the new version', async () => {
    await runSuccessfully(site, build);
    expect(readBuiltVersion(site, VERSIONS)).toBe(NEXT);
    await lookAround(site, NEXT);
  });

  test('nothing in the database changes, and nothing when the older version starts on it', async () => {
    dumps[NEXT] = dumpProject(site);
    const { added, removed, ...changed } = compareDumps(dumps[NEW] as Dump, dumps[NEXT]);
    expect([added, removed, listChangedTables({ added, removed, ...changed })]).toEqual([[], [], []]);
    expect(readSettings(dumps[NEXT])).toEqual(readSettings(dumps[NEW] as Dump));
    const again = resolve(COPIES, 'update-version/again');
    copyProject(again);
    copyFolder(join(site, '.tmp'), join(again, '.tmp'));
    await startOnce(again);
    const back = compareDumps(dumps[NEXT], dumpProject(again));
    expect([back.added, back.removed, listChangedTables(back)]).toEqual([[], [], []]);
  });

  test('drivers, React and webpack have the versions of the older ones', () => {
    const readOthers = (folder: string) => {
      const load = createRequire(resolve(folder, 'package.json'));
      const { dependencies } = load('@strapi/admin/package.json') as { dependencies: Record<string, string> };
      const panel = Object.entries(dependencies).filter(([name]) => /^(react|styled-components|webpack)/.test(name));
      type GetDrivers = (options: { client: string }) => Record<string, string>;
      const generator = load('@strapi/generate-new/dist/utils/db-client-dependencies.js') as
        GetDrivers | { default: GetDrivers };
      const getDrivers = typeof generator === 'function' ? generator : generator.default;
      return { panel, drivers: ['mysql', 'mysql2', 'postgres', 'sqlite'].map((client) => getDrivers({ client })) };
    };
    expect(readOthers(PRODUCT)).toEqual(readOthers(old));
    expect(readOthers(site)).toEqual(readOthers(old));
    expect(readOthers(site).panel.length).toBeGreaterThan(5);
  });

  test('uploaded files are the same as before', async () => {
    const uploads = [old, site].map((folder) => join(folder, 'public/uploads'));
    expect(await runSuccessfully('.', `diff -r ${uploads.join(' ')}`)).toBe('');
  });
});
