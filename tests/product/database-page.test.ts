import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { matchExamples } from '../../grammar/match-examples';
import { COPIES } from '../../tools/product/start/src/project';
import { readPage } from '../../tools/product/verify/src/read-page';
import { useSeededProduct } from './support/seeded-product';

const PAGE = 'docs/dev-docs/configurations/database.md';
const COPY = 'database-page';

const product = useSeededProduct(COPY);

/** Starts the project again on the same database. */
async function restart(): Promise<void> {
  await product().halt();
  await product().start();
}

const hasTable = () => product().run("return strapi.db.connection.schema.hasTable('guests')");

describe('a table that Strapi did not create', () => {
  test('stays when nothing has changed', async () => {
    await product().run(
      "await strapi.db.connection.schema.createTable('guests', (table) => void table.increments('id'))",
    );
    await restart();
    expect(await hasTable()).toBe(true);
  });

  test('is gone after a new migration, even one that does nothing', async () => {
    writeFileSync(
      join(COPIES, COPY, 'database/migrations/2023.10.16T08.00.00.nothing.js'),
      'exports.up = async () => {};',
    );
    await restart();
    expect(await hasTable()).toBe(false);
  });
});

/** The message of Knex as the page has it. */
const message = matchExamples(readPage(PAGE).tree)
  .map(({ result }) => result?.text ?? '')
  .find((text) => text.startsWith('"Knex: Timeout'));

test('a server that accepts a connection and says nothing leads to the message about a full pool', async () => {
  const actual = await product().run(`
    const silent = require('net').createServer().listen(0, '127.0.0.1');
    await require('events').once(silent, 'listening');
    const { port } = silent.address();
    const knex = require('knex')({
      client: 'postgres',
      connection: { host: '127.0.0.1', port, user: 'strapi', password: 'strapi', database: 'strapi' },
      pool: { createTimeoutMillis: 200 },
    });
    const message = await knex.raw('select 1').catch((error) => error.message);
    silent.close();
    return message;`);
  expect(actual).toBe(JSON.parse(message ?? 'null'));
});
