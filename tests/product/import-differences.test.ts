import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct } from '../../tools/product/start/src/product';
import { placeSeededCopy, readSeededData } from '../../tools/product/start/src/seeded';
import { readSection } from '../support/section';
import { runCommand } from './support/command';

const ARCHIVE = 'backup';
const ASK_TO_DELETE = 'Are you sure you want to proceed?';
const ASK_ABOUT_DIFFERENCES = 'There are differences in schema';

const section = readSection('docs/dev-docs/cli.md', 'import');

let source: string;
let target: string;

/** What the target holds; the names of restaurants tell whose entries these are. */
type Content = { restaurants: string[]; emails: string[]; roles: number; tokens: number; values: unknown[] };

async function inspect(change = ''): Promise<Content> {
  const product = await startProduct({ folder: target });
  const content = await product.run(`
    const list = (uid) => strapi.db.query(uid).findMany({ orderBy: 'id' });
    ${change}
    const restaurants = await list('api::restaurant.restaurant');
    return {
      restaurants: restaurants.map(({ name }) => name),
      emails: (await list('admin::user')).map(({ email }) => email),
      roles: (await list('admin::role')).length,
      tokens: (await list('admin::api-token')).length,
      values: [...new Set(restaurants.flatMap(({ seats, bonus }) => [seats ?? null, bonus]))],
    };`);
  await product.stop();
  return content as Content;
}

let before: Content;
beforeAll(async () => {
  const data = await readSeededData();
  source = placeSeededCopy('import-source', data);
  expect((await runCommand(source, `strapi export --no-encrypt --file ${ARCHIVE}`)).exitCode).toBe(0);
  target = placeSeededCopy('import-target', data);
  // This project has no articles and no seats, and a field that the archive doesn't know.
  const file = join(target, 'src/api/restaurant/content-types/restaurant/schema.json');
  const schema = JSON.parse(readFileSync(file, 'utf8')) as { attributes: Record<string, unknown> };
  delete schema.attributes.seats;
  schema.attributes.bonus = { type: 'string' };
  writeFileSync(file, JSON.stringify(schema));
  rmSync(join(target, 'src/api/article'), { recursive: true });
  before = await inspect(`
    await strapi.db.query('admin::user').create({ data: { firstname: 'Local', email: 'local@example.com' } });
    await strapi.db.query('api::restaurant.restaurant').create({ data: { name: 'Only here', bonus: 'kept' } });`);
});
afterAll(() => [source, target].forEach((folder) => rmSync(folder, { recursive: true })));

const importInto = (options = '', answers: Record<string, string> = {}) =>
  runCommand(target, `strapi import --file ${resolve(source, `${ARCHIVE}.tar.gz`)} ${options}`, { answers });

test('with different content types, import asks, and deletes nothing after a no', async () => {
  const { output, exitCode } = await importInto('', { [ASK_TO_DELETE]: 'y', [ASK_ABOUT_DIFFERENCES]: 'n' });
  expect(output).toContain('api::article.article does not exist on destination');
  expect(output).toContain('Unresolved differences in schema');
  expect(exitCode).toBe(1);
  expect(await inspect()).toEqual(before);
});

test('with --force, what does not fit is skipped, and administrators, roles and tokens stay', async () => {
  const { output, exitCode } = await importInto('--force');
  expect(output).toContain(ASK_ABOUT_DIFFERENCES);
  expect(exitCode).toBe(0);
  const { restaurants, emails, roles, tokens, values } = await inspect();
  expect(restaurants).toEqual(before.restaurants.filter((name) => name !== 'Only here'));
  expect({ emails, roles, tokens }).toEqual({ emails: before.emails, roles: before.roles, tokens: before.tokens });
  expect(emails).toContain('local@example.com');
  expect(values).toEqual([null]);
});

test('the page quotes the question, and does not call equal content types a condition', () => {
  const [question = ''] =
    /There are differences in schema[^']*/.exec(
      readFileSync('product/node_modules/@strapi/data-transfer/dist/commands/data-transfer.js', 'utf8'),
    ) ?? [];
  expect(section).toContain(question);
  expect(section).toContain('`Unresolved differences in schema`');
  expect(section).not.toContain('must be the same');
});
