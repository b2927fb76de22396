import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDatabaseServer, type DatabaseServer } from '../../../tools/product/database-servers/src/index';
import { findFreePort } from '../../../tools/product/database-servers/src/server-process';
import { readAccount, requirePrograms } from '../../../tools/product/database-servers/src/programs';
import { COPIES } from '../../../tools/product/start/src/project';
import { runCommand } from '../support/command';
import { readFences, readFile } from '../support/page-fences';
import { placePlainCopy } from '../support/plain-project';

const COPY = 'hosting-database';

/** `config/database.js` of a new project. */
const GENERATED = readFileSync(
  'product/node_modules/@strapi/generate-new/dist/resources/templates/database-templates/js/database.template',
  'utf8',
);

let server: DatabaseServer;
let folder: string;
let authority: string;
let project: string;

/** An authority of a provider's own, and a certificate for localhost that it signed. */
function writeCertificates(): void {
  const run = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });
  const key = ['-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  run('req', '-x509', ...key, '-subj', '/CN=Provider', '-keyout', 'ca.key', '-out', 'ca.crt');
  run('req', ...key, '-subj', '/CN=localhost', '-keyout', 'server.key', '-out', 'server.csr');
  writeFileSync(join(folder, 'names.txt'), 'subjectAltName=DNS:localhost');
  const signed = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'names.txt', '-days', '2'];
  run('x509', '-req', '-in', 'server.csr', ...signed, '-out', 'server.crt');
  // PostgreSQL sends the whole chain, as managed databases do.
  writeFileSync(
    join(folder, 'chain.crt'),
    ['server.crt', 'ca.crt'].map((name) => readFileSync(join(folder, name), 'utf8')).join(''),
  );
}

beforeAll(async () => {
  const { psql } = await requirePrograms(['psql'], 'postgresql-client');
  server = await startDatabaseServer('postgres');
  folder = mkdtempSync(join(tmpdir(), 'certificates-'));
  writeCertificates();
  const { uid, gid } = readAccount('postgres');
  chmodSync(folder, 0o755);
  for (const name of readdirSync(folder)) {
    chmodSync(join(folder, name), 0o600);
    if (uid !== undefined && gid !== undefined) {
      chownSync(join(folder, name), uid, gid);
    }
  }
  authority = readFileSync(join(folder, 'ca.crt'), 'utf8');
  const administer = (statement: string) =>
    execFileSync(psql, [server.env.DATABASE_URL ?? '', '-qtAc', statement], { encoding: 'utf8' }).trim();
  // As at the providers: nobody gets in without encryption.
  writeFileSync(administer('SHOW hba_file'), 'hostssl all all 127.0.0.1/32 scram-sha-256\n');
  administer(`ALTER SYSTEM SET ssl_cert_file = '${join(folder, 'chain.crt')}'`);
  administer(`ALTER SYSTEM SET ssl_key_file = '${join(folder, 'server.key')}'`);
  administer('SELECT pg_reload_conf()');
  project = await placePlainCopy(COPY);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
  rmSync(join(COPIES, COPY), { recursive: true });
});

/** Secrets that Strapi requires in production. */
const SECRETS = { APP_KEYS: 'a,b', API_TOKEN_SALT: 'c', ADMIN_JWT_SECRET: 'd', JWT_SECRET: 'e' };

/** Starts the project with a file and variables, until it is connected or fails. */
async function start(text: string, env: Record<string, string>, path = 'config/database.js'): Promise<string> {
  const target = join(project, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
  const { DATABASE_URL = '', ...login } = server.env;
  const url = DATABASE_URL.replace('127.0.0.1', 'localhost');
  const values = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value.replace('URL', url)]));
  const { output } = await runCommand(project, 'strapi start', {
    env: { ...SECRETS, NODE_ENV: 'production', ...login, DATABASE_HOST: 'localhost', ...values },
    until: (printed) => /Database +│|rror:/.test(printed),
  });
  rmSync(target);
  return output;
}

const connected = expect.stringMatching(/Database +│ postgres/) as string;
const AWS = 'docs/dev-docs/deployment/amazon-aws.md';
const AZURE = 'docs/dev-docs/deployment/azure.md';
const DROPLETS = 'docs/dev-docs/deployment/digitalocean.md';
const APP_PLATFORM = 'docs/dev-docs/deployment/digitalocean-app-platform.md';
const HEROKU = 'docs/dev-docs/deployment/heroku.md';
const file = (page: string, title = './config/database.js') => readFile(readFences(page), title);
const SECURE = { DATABASE_CLIENT: 'postgres', DATABASE_SSL: 'true' };

describe.each([
  ['of a new project', GENERATED],
  ['of the App Platform page', file(APP_PLATFORM)],
])('the file %s', (_name, text) => {
  test('connects with the authority of the provider', async () => {
    expect(await start(text, { ...SECURE, DATABASE_SSL_CA: authority })).toEqual(connected);
  });

  test('rejects the certificate without it', async () => {
    expect(await start(text, SECURE)).toContain('self-signed certificate in certificate chain');
  });
});

test('the command of the App Platform page writes the certificate into .env', async () => {
  writeFileSync(join(project, 'ca-certificate.crt'), authority);
  const { exitCode, output } = await runCommand(project, file(APP_PLATFORM, 'add-certificate.sh'));
  expect(exitCode, output).toBe(0);
  expect(await start(GENERATED, { DATABASE_CLIENT: 'postgres' })).toEqual(connected);
  rmSync(join(project, '.env'));
});

test('a connection without encryption is rejected with the message of the pages', async () => {
  const output = await start(GENERATED, { DATABASE_CLIENT: 'postgres' });
  expect(output).toMatch(/no pg_hba\.conf entry for host .*, no encryption/);
});

test('sslmode in DATABASE_URL makes the authority useless, as the App Platform page says', async () => {
  const env = { ...SECURE, DATABASE_SSL_CA: authority, DATABASE_URL: 'URL?sslmode=require' };
  const message = file(APP_PLATFORM, 'Output with DATABASE_URL').trim();
  expect(await start(GENERATED, env)).toContain(message);
});

test('a database that is not there gives the messages of the pages', async () => {
  const env = { DATABASE_HOST: 'restaurants.invalid', DATABASE_SSL: 'false' };
  expect(await start(file(AWS), env)).toContain('getaddrinfo ENOTFOUND');
  const port = String(await findFreePort());
  const output = await start(file(DROPLETS), { DATABASE_HOST: '127.0.0.1', DATABASE_PORT: port });
  expect(output).toContain(`connect ECONNREFUSED 127.0.0.1:${port}`);
});

test('the file of the AWS page reads the authority from a file', async () => {
  writeFileSync(join(project, 'global-bundle.pem'), authority);
  const env = { DATABASE_SSL: 'true', DATABASE_SSL_CA_FILE: resolve(project, 'global-bundle.pem') };
  expect(await start(file(AWS), env)).toEqual(connected);
});

test.each([
  ['of a new project', GENERATED, 'config/database.js'],
  ['of the Heroku page', file(HEROKU, './config/env/production/database.js'), 'config/env/production/database.js'],
])('the variables of the Heroku page connect with the file %s', async (_name, text, path) => {
  const settings = file(HEROKU, 'settings.sh').match(/DATABASE_\w+=\w+/g) ?? [];
  const env = Object.fromEntries(settings.map((setting) => setting.split('=') as [string, string]));
  expect(Object.keys(env)).toEqual(['DATABASE_CLIENT', 'DATABASE_SSL', 'DATABASE_SSL_REJECT_UNAUTHORIZED']);
  // A file for one environment is merged with the file of an older project, which names SQLite.
  writeFileSync(join(project, 'config/database.js'), readFileSync('product/config/database.js', 'utf8'));
  expect(await start(text, { ...env, DATABASE_URL: 'URL' }, path)).toEqual(connected);
});

test.each([AWS, AZURE, APP_PLATFORM])('the file of %s connects in config/env/production, too', async (page) => {
  writeFileSync(join(project, 'config/database.js'), readFileSync('product/config/database.js', 'utf8'));
  const certificate = join(project, 'global-bundle.pem');
  writeFileSync(certificate, authority);
  const env = { ...SECURE, DATABASE_SSL_CA: authority, DATABASE_SSL_CA_FILE: certificate };
  // The file of the Azure page has no place for another authority.
  const checked = { DATABASE_SSL_REJECT_UNAUTHORIZED: String(page !== AZURE) };
  const path = 'config/env/production/database.js';
  expect(await start(file(page), { ...env, ...checked }, path)).toEqual(connected);
});

test('the file of the Azure page rejects an unknown authority, and connects without checking it', async () => {
  expect(await start(file(AZURE), SECURE)).toContain('self-signed certificate');
  const env = { ...SECURE, DATABASE_SSL_REJECT_UNAUTHORIZED: 'false' };
  expect(await start(file(AZURE), env)).toEqual(connected);
});
