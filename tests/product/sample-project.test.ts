import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAccess } from '../../tools/product/start/src/access';
import { startProduct, type Product } from '../../tools/product/start/src/product';
import { COPIES, PRODUCT } from '../../tools/product/start/src/project';
import { runCommand } from './support/command';

const FOLDER = resolve(COPIES, 'sample-project');

/** The files that a clone of the repository has, and no others. */
function listFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', args, { cwd: PRODUCT, encoding: 'utf8' }).split('\0').filter(Boolean);
}

let product: Product | undefined;

beforeAll(() => {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const file of listFiles()) {
    mkdirSync(dirname(join(FOLDER, file)), { recursive: true });
    cpSync(join(PRODUCT, file), join(FOLDER, file));
  }
  symlinkSync(resolve(PRODUCT, 'node_modules'), join(FOLDER, 'node_modules'));
});

afterAll(async () => {
  await product?.stop();
  rmSync(FOLDER, { recursive: true, force: true });
});

test('a clean copy gets its data from one command, and only once', async () => {
  const first = await runCommand(FOLDER, 'npm run seed');
  expect(first.output).toContain('The sample data are in the database.');
  expect(first.exitCode).toBe(0);
  const second = await runCommand(FOLDER, 'npm run seed');
  expect(second.output).toContain('The database has restaurants already');
  expect(second.exitCode).toBe(1);
});

test('the copy starts with what the cookbook relies on', async () => {
  product = await startProduct({ folder: FOLDER });
  const { origin } = product;
  const restaurants = await fetch(`${origin}/api/restaurants?sort=id&fields[0]=slug`);
  const { data } = (await restaurants.json()) as { data: { id: number; attributes: { slug: string } }[] };
  expect(data.map(({ id, attributes }) => `${id} ${attributes.slug}`)).toEqual(
    expect.arrayContaining(['1 chez-amelie', '3 umi']),
  );
  const { users, apiToken } = readAccess();
  const signIn = await fetch(`${origin}/api/auth/local`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ identifier: users[0]?.email, password: users[0]?.password }),
  });
  expect(signIn.status).toBe(200);
  const headers = { Authorization: `Bearer ${apiToken.key}` };
  expect((await fetch(`${origin}/api/reviews`, { headers })).status).toBe(200);
});
