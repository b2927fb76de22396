import { spawn, type ChildProcess } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findFreePort } from '../../tools/product/database-servers/src/server-process';
import { COPIES } from '../../tools/product/start/src/project';
import { readSeededData, startSeededCopy } from '../../tools/product/start/src/seeded';
import type { Product } from '../../tools/product/start/src/product';
import { toOverlay } from '../../tools/product/verify/src/overlay';
import { readFences, readFile } from './support/page-fences';
import { installPackages } from './support/page-packages';
import { uploadFile } from './support/upload-file';

const COPY = 'azure-page';

/** The login of every Azurite, from its documentation. */
const ACCOUNT = 'devstoreaccount1';
const KEY = 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';

const folder = mkdtempSync(join(tmpdir(), 'azurite-'));
type Config = (context: { env: (name: string, preset?: string) => string }) => unknown;

const fences = readFences('docs/dev-docs/deployment/azure.md');
let storage: ChildProcess;
let product: Product;
let url: string;
beforeAll(async () => {
  const modules = await installPackages(['strapi-provider-upload-azure-storage@3.5.0', 'azurite@3.35.0']);
  const port = await findFreePort();
  const options = ['--blobHost', '127.0.0.1', '--blobPort', String(port), '--location', folder, '--silent'];
  const program = join(modules, 'azurite/dist/src/blob/main.js');
  storage = spawn(process.execPath, [program, ...options, '--skipApiVersionCheck', '--disableTelemetry'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  url = `http://127.0.0.1:${port}/${ACCOUNT}`;
  await vi.waitFor(() => fetch(url), { timeout: 60_000, interval: 200 });
  const page = readFile(fences, './config/plugins.js');
  const create =
    "containerName: env('STORAGE_CONTAINER', 'media'), createContainerIfNotExist: 'true', publicAccessType: 'blob',";
  const overlay = toOverlay('config/plugins.js', page.replace(/containerName: .*,/, create));
  const env = { NODE_PATH: modules, STORAGE_ACCOUNT: ACCOUNT, STORAGE_ACCOUNT_KEY: KEY, STORAGE_URL: url };
  product = await startSeededCopy(COPY, await readSeededData(), { overlay, env });
});
afterAll(async () => {
  await product.stop();
  const ended = once(storage, 'exit');
  storage.kill();
  await ended;
  rmSync(folder, { recursive: true });
  rmSync(join(COPIES, COPY), { recursive: true });
});

test('uploads reach the container of Blob Storage, under the path of the page', async () => {
  const file = await uploadFile(product.origin);
  expect(file.url.startsWith(`${url}/media/uploads/`)).toBe(true);
  expect(await (await fetch(file.url)).text()).toBe('Ramen');
});

test('the file in TypeScript has the same settings', () => {
  const load = (language: string): unknown => {
    const name = `config/plugins.${language}`;
    const [text = ''] = Object.values(toOverlay(name, readFile(fences, `./${name}`), true));
    const path = join(folder, `plugins-${language}.js`);
    writeFileSync(path, text);
    const loaded = createRequire(path)(path) as { default?: Config } & Config;
    return (loaded.default ?? loaded)({ env: (variable, preset = '') => `${variable} ${preset}` });
  };
  expect(load('ts')).toEqual(load('js'));
});

test('Node.js knows the authorities that sign the certificates of Azure databases', () => {
  const subjects = rootCertificates.map((text) => new X509Certificate(text).subject).join('\n');
  expect(subjects).toContain('CN=DigiCert Global Root G2');
  expect(subjects).toContain('CN=Microsoft RSA Root Certificate Authority 2017');
});
