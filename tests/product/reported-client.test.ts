import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDatabaseServer, type DatabaseServer } from '../../tools/product/database-servers/src';
import { placeSeededCopy, readSeededData } from '../../tools/product/start/src/seeded';
import { readSection } from '../support/section';
import { runCommand } from './support/command';

const CONFIG = `
module.exports = ({ env }) => ({
  connection: {
    client: 'mysql2',
    connection: {
      host: env('DATABASE_HOST'),
      port: env.int('DATABASE_PORT'),
      database: env('DATABASE_NAME'),
      user: env('DATABASE_USERNAME'),
      password: env('DATABASE_PASSWORD'),
    },
  },
});
`;

let server: DatabaseServer;
let folder: string;
beforeAll(async () => {
  server = await startDatabaseServer('mariadb');
  folder = placeSeededCopy('reported-client', await readSeededData(), { overlay: { 'config/database.js': CONFIG } });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

test('a start calls the client mysql2 mysql', async () => {
  const env = { ...server.env, STRAPI_HIDE_STARTUP_MESSAGE: 'false' };
  const { output } = await runCommand(folder, 'strapi start', {
    env,
    until: (text) => text.includes('Create your first administrator'),
  });
  expect(output).toMatch(/│ Database +│ mysql +│/);
  const section = readSection('docs/cloud/advanced/database.md', '1. Check the database configuration');
  expect(section).toMatch(/the \*\*Database\*\* line under \*\*Project information\*\* shows `postgres` or `mysql`/);
  expect(section).toContain('It shows `mysql` for the `mysql2` client, too');
});

test('report calls it mysql2', async () => {
  const { output } = await runCommand(folder, 'strapi report', { env: server.env });
  expect(output).toContain('Database: mysql2');
});
