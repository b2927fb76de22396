import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COPIES } from '../../tools/product/start/src/project';
import type { Product } from '../../tools/product/start/src/product';
import { readSeededData, startSeededCopy } from '../../tools/product/start/src/seeded';
import { readRows } from '../support/tables';

const HEADING = 'Why does the API return 404, 403, or 405?';
const rows = readRows('docs/dev-docs/faq.md').filter(({ heading }) => heading === HEADING);

let product: Product;
beforeAll(async () => {
  product = await startSeededCopy('refused-tokens', await readSeededData());
});
afterAll(async () => {
  await product.stop();
  rmSync(join(COPIES, 'refused-tokens'), { recursive: true });
});

/** Makes an API token whose time is over. */
const EXPIRED_API_TOKEN = `
  const tokens = strapi.service('admin::api-token');
  const { id, accessKey } = await tokens.create({ name: 'old', type: 'full-access', lifespan: 604800000 });
  await strapi.db.query('admin::api-token').update({ where: { id }, data: { expiresAt: new Date(0) } });
  return accessKey;`;

/** Makes the token of an end user. */
const issue = (options: string, change = '') => `
  const users = strapi.db.query('plugin::users-permissions.user');
  const { id } = await users.findOne({});
  ${change}
  return strapi.plugin('users-permissions').service('jwt').issue({ id }, ${options});`;

test.each([
  ['Missing or invalid credentials', 'is wrong', "return 'unknown';"],
  ['Missing or invalid credentials', "end user's token that has expired", issue('{ expiresIn: -1 }')],
  ['Token expired', 'The API token is expired', EXPIRED_API_TOKEN],
  ['Invalid credentials', 'blocked', issue('{}', 'await users.update({ where: { id }, data: { blocked: true } });')],
])('the page explains %s: %s', async (message, cause, code) => {
  const token = (await product.run(code)) as string;
  const response = await fetch(`${product.origin}/api/restaurants`, { headers: { Authorization: `Bearer ${token}` } });
  expect(response.status).toBe(401);
  expect(((await response.json()) as { error: { message: string } }).error.message).toBe(message);
  const row = rows.find(({ codes }) => codes[0]?.[0] === message);
  expect(row?.cells[1]).toContain(cause);
});
