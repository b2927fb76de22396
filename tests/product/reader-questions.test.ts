import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../../tools/product/start/src/product';
import { readSeededData, startSeededCopy, type SeededData } from '../../tools/product/start/src/seeded';
import { readProduct } from '../support/product-source';

/** Text of a page on one line, so that a sentence is found wherever its lines break. */
const readText = (page: string) => readFileSync(`docs/${page}.md`, 'utf8').replace(/\s+/g, ' ');

let data: SeededData;
let product: Product;

beforeAll(async () => {
  data = await readSeededData();
  product = await startSeededCopy('reader-questions', data);
});

afterAll(() => product.stop());

/** Sends a request of the admin panel as an administrator with the given role. */
const REQUEST_AS = `
  async function requestAs(roleCode, path) {
    const role = await strapi.query('admin::role').findOne({ where: { code: roleCode } });
    const user = await strapi.query('admin::user').create({
      data: { email: roleCode + '@example.com', isActive: true, roles: [role.id] },
    });
    const token = strapi.service('admin::token').createJwtToken(user);
    const { port } = strapi.server.httpServer.address();
    const headers = { Authorization: 'Bearer ' + token };
    const response = await fetch('http://127.0.0.1:' + port + path, { headers });
    return (await response.json()).results.map(({ name }) => name);
  }
`;

test('the email template decides the sender, whatever the email plugin has as default', async () => {
  const sender = await product.run(`
    strapi.config.set('plugin.email.settings.defaultFrom', 'site@example.com');
    const sent = [];
    strapi.plugin('email').provider.send = async (options) => { sent.push(options.from); };
    const { port } = strapi.server.httpServer.address();
    await fetch('http://127.0.0.1:' + port + '/api/auth/forgot-password', {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'ana@example.com' }),
    });
    const user = await strapi.query('plugin::users-permissions.user').findOne({ where: { email: 'ana@example.com' } });
    await strapi.plugin('users-permissions').service('user').sendConfirmationEmail(user);
    return sent;
  `);
  expect(sender).toEqual(Array.from({ length: 2 }, () => 'Administration Panel <no-reply@strapi.io>'));
  expect(readText('user-docs/settings/configuring-users-permissions-plugin-settings')).toContain(
    'Each email uses the **Shipper name** and **Shipper email** of its template as the sender.',
  );
});

test('a new password leaves the tokens of an end user valid, blocking does not', async () => {
  const statuses = await product.run(`
    const users = strapi.plugin('users-permissions').service('user');
    const { id } = await strapi.query('plugin::users-permissions.user').findOne({ where: { email: 'ben@example.com' } });
    const token = strapi.plugin('users-permissions').service('jwt').issue({ id });
    const { port } = strapi.server.httpServer.address();
    const ask = async () =>
      (await fetch('http://127.0.0.1:' + port + '/api/users/me', { headers: { Authorization: 'Bearer ' + token } })).status;
    await users.edit(id, { password: 'Another-1234' });
    const afterPassword = await ask();
    await users.edit(id, { blocked: true });
    return [afterPassword, await ask()];
  `);
  expect(statuses).toEqual([200, 401]);
  expect(readText('user-docs/users-roles-permissions/managing-end-users')).toContain(
    'Tokens that were issued before the change keep working until they expire',
  );
});

test('"is not" keeps an entry that has another related entry', async () => {
  const names = await product.run(`${REQUEST_AS}
    return requestAs('strapi-super-admin', '/content-manager/collection-types/api::restaurant.restaurant' +
      '?filters[$and][0][categories][name][$ne]=Italian');
  `);
  expect(names).toContain('Trattoria Nonna');
  expect(readText('user-docs/content-manager')).toContain('stays in the list for "is not Italian"');
});

test('an author who may read only own entries can choose among all in a relational field', async () => {
  const [list, choice] = (await product.run(`${REQUEST_AS}
    const list = await requestAs('strapi-author', '/content-manager/collection-types/api::restaurant.restaurant');
    await strapi.query('admin::user').deleteMany({ where: { email: 'strapi-author@example.com' } });
    return [list, await requestAs('strapi-author', '/content-manager/relations/api::article.article/restaurants')];
  `)) as [string[], string[]];
  expect(list).toEqual([]);
  expect(choice).toEqual(expect.arrayContaining(['Chez Amélie', 'Green Table']));
  expect(readText('user-docs/users-roles-permissions/configuring-administrator-roles')).toContain(
    "Conditions don't apply to the lists in [relational fields]",
  );
});

test('a unique field of a component is compared with stored parts, not with new ones of the same entry', async () => {
  const results = await product.run(`
    strapi.components['place.opening-hours'].attributes.opensAt.unique = true;
    let count = 0;
    const create = (times) => {
      count += 1;
      const openingHours = times.map((opensAt) => ({ day: 'monday', opensAt }));
      return strapi.entityService
        .create('api::restaurant.restaurant', { data: { name: 'Le Four', slug: 'four-' + count, openingHours } })
        .then(() => 'saved', (error) => error.message);
    };
    const results = [await create(['05:01:00.000', '05:01:00.000']), await create(['05:01:00.000'])];
    strapi.components['place.opening-hours'].attributes.opensAt.unique = false;
    return results;
  `);
  expect(results).toEqual(['saved', 'This attribute must be unique']);
  expect(readText('user-docs/content-type-builder/configuring-fields-content-type')).toContain(
    'Strapi compares the value with the stored instances of that component',
  );
});

test('only NODE_ENV=production switches the playground off, and types accept only ids for relations', () => {
  expect(readProduct('plugin-graphql/server/bootstrap.js')).toMatch(
    /NODE_ENV === 'production' && !config\('playgroundAlways'\)/,
  );
  expect(readText('dev-docs/plugins/graphql')).toContain("`playgroundAlways: false` doesn't turn the playground off");
  expect(readProduct('types/dist/modules/entity-service/params/attributes.d.ts')).toContain(
    'Attribute.RelationPluralityModifier<TRelationKind, ID>',
  );
});

describe('an enumeration value with a hyphen', () => {
  const SCHEMA = 'src/api/restaurant/content-types/restaurant/schema.json';
  type Schema = { attributes: { priceLevel: { enum: string[] } } };
  const startWith = (values: string[], name: string) => {
    const schema = JSON.parse(readFileSync(`product/${SCHEMA}`, 'utf8')) as Schema;
    schema.attributes.priceLevel.enum.push(...values);
    return startSeededCopy(name, data, { overlay: { [SCHEMA]: JSON.stringify(schema) } });
  };

  test('has an underscore in GraphQL, and its stored form in filters', async () => {
    const changed = await startWith(['very-high'], 'enumeration-name');
    const answer = await changed.run(`
      await strapi.entityService.update('api::restaurant.restaurant', 1, { data: { priceLevel: 'very-high' } });
      const { port } = strapi.server.httpServer.address();
      const query = '{ a: restaurants(filters: { priceLevel: { eq: "very-high" } }) { data { attributes { priceLevel } } }' +
        ' b: restaurants(filters: { priceLevel: { eq: "very_high" } }) { data { id } } }';
      const response = await fetch('http://127.0.0.1:' + port + '/graphql', {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }),
      });
      return (await response.json()).data;
    `);
    await changed.stop();
    expect(answer).toEqual({ a: { data: [{ attributes: { priceLevel: 'very_high' } }] }, b: { data: [] } });
  });

  test('prevents startup if another value gets the same name', async () => {
    await expect(startWith(['very-high', 'very high'], 'enumeration-clash')).rejects.toThrow(/did not start/);
  });
});
