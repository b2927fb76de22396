import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readAccess } from '../../tools/product/start/src/access';
import { findFreePort } from '../../tools/product/database-servers/src/server-process';
import { COPIES } from '../../tools/product/start/src/project';
import { readSeededData, startSeededCopy } from '../../tools/product/start/src/seeded';
import type { Product } from '../../tools/product/start/src/product';
import { toOverlay } from '../../tools/product/verify/src/overlay';
import { readFences, readFile } from './support/page-fences';
import { installPackages, loadPackage } from './support/page-packages';
import { uploadFile, type Uploaded } from './support/upload-file';

const AWS = 'docs/dev-docs/deployment/amazon-aws.md';
const APP_PLATFORM = 'docs/dev-docs/deployment/digitalocean-app-platform.md';
const BUCKET = 'guide-restaurants-media';
const COPY = 's3-storage';

/** The login that the S3-compatible server accepts. */
const KEY = 'S3RVER';

type S3Server = { run: () => Promise<unknown>; close: () => Promise<void>; httpServer: Server };
type Entry = { data: { attributes: { gallery: { data: { attributes: { url: string } }[] } } } };
type S3Class = new (options: Record<string, unknown>) => S3Server;

const folder = mkdtempSync(join(tmpdir(), 's3-'));
const acls: (string | undefined)[] = [];
let modules: string;
let endpoint: string;
let server: S3Server;
beforeAll(async () => {
  // The versions that the pages name, and a server that stores files as S3 does.
  modules = await installPackages(['@strapi/provider-upload-aws-s3@4.14.3', 's3rver@3.7.1']);
  const port = await findFreePort();
  const S3rver = loadPackage(modules, 's3rver') as S3Class;
  const options = { port, address: '127.0.0.1', silent: true, directory: folder, configureBuckets: [{ name: BUCKET }] };
  server = new S3rver(options);
  await server.run();
  server.httpServer.on('request', ({ method, headers }) => {
    if (method === 'PUT') {
      acls.push(headers['x-amz-acl'] as string | undefined);
    }
  });
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
  rmSync(join(COPIES, COPY), { recursive: true, force: true });
});

/** The plugin configuration of a page in a language, as JavaScript, with the local server as its endpoint. */
function readPlugins(page: string, language = 'js'): string {
  const given = readFile(readFences(page), `./config/plugins.${language}`);
  const [text = ''] = Object.values(toOverlay(`config/plugins.${language}`, given, true));
  const own = `endpoint: '${endpoint}', s3ForcePathStyle: true,`;
  return /endpoint: .*,/.test(text)
    ? text.replace(/endpoint: .*,/, own)
    : text.replace('s3Options: {', `s3Options: { ${own}`);
}

async function readJson<Body>(url: string): Promise<Body> {
  const headers = { Authorization: `Bearer ${readAccess().apiToken.key}` };
  return (await (await fetch(url, { headers })).json()) as Body;
}

/** Starts the project with a plugin configuration and the variables of both pages. */
async function withProduct(
  plugins: string,
  use: (product: Product) => Promise<void>,
  { path = 'config/plugins.js', NODE_ENV = 'development' } = {},
): Promise<void> {
  const env = {
    NODE_ENV,
    NODE_PATH: modules,
    AWS_REGION: 'eu-central-1',
    AWS_BUCKET: BUCKET,
    AWS_ACCESS_KEY_ID: KEY,
    AWS_SECRET_ACCESS_KEY: KEY,
    SPACES_REGION: 'eu-central-1',
    SPACES_BUCKET: BUCKET,
    SPACES_KEY: KEY,
    SPACES_SECRET: KEY,
  };
  const overlay = toOverlay(path, plugins);
  const product = await startSeededCopy(COPY, await readSeededData(), { overlay, env });
  acls.length = 0;
  await use(product).finally(() => product.stop());
}

test.each([
  [AWS, 'js', 'bucket-owner-full-control'],
  [AWS, 'ts', 'bucket-owner-full-control'],
  [APP_PLATFORM, 'js', 'public-read'],
  [APP_PLATFORM, 'ts', 'public-read'],
])('the file of %s in %s uploads to the bucket, with the access %s', async (page, language, acl) => {
  await withProduct(readPlugins(page, language), async ({ origin }) => {
    const { url, provider } = await uploadFile(origin);
    expect(provider).toBe('aws-s3');
    expect(url.startsWith(`${endpoint}/${BUCKET}/`)).toBe(true);
    expect(await (await fetch(url)).text()).toBe('Ramen');
    expect(acls).toEqual([acl]);
  });
});

test.each([
  ['production', 'aws-s3'],
  ['development', 'local'],
])('the file in config/env/production makes the provider of %s %s', async (NODE_ENV, expected) => {
  const use = async ({ origin }: Product) => expect((await uploadFile(origin)).provider).toBe(expected);
  await withProduct(readPlugins(AWS), use, { path: 'config/env/production/plugins.js', NODE_ENV });
});

test('private files get addresses that are signed for 15 minutes, but not at /api/upload/files', async () => {
  const plugins = readPlugins(AWS).replace('bucket-owner-full-control', 'private');
  await withProduct(plugins, async (product) => {
    const { origin } = product;
    const { id, url } = await uploadFile(origin);
    expect(url).not.toContain('?');
    await product.run(
      `await strapi.entityService.update('api::restaurant.restaurant', 1, { data: { gallery: [${id}] } });`,
    );
    const entry = await readJson<Entry>(`${origin}/api/restaurants/1?populate=gallery`);
    const shown = await product.run(`
      const file = await strapi.entityService.findOne('plugin::upload.file', ${id});
      return (await strapi.plugin('upload').service('file').signFileUrls(file)).url;`);
    for (const address of [entry.data.attributes.gallery.data[0]?.attributes.url, shown as string]) {
      const seconds = Number(new URL(address ?? '').searchParams.get('Expires')) - Date.now() / 1000;
      expect(Math.abs(seconds - 15 * 60), address).toBeLessThan(30);
    }
    expect(await readJson<Uploaded>(`${origin}/api/upload/files/${id}`)).toMatchObject({ url });
  });
});

describe('the provider', () => {
  type Provider = {
    upload: (file: object) => Promise<void>;
    getSignedUrl: (file: object) => Promise<{ url: string }>;
  };
  type Options = { region: string; params: { Bucket: string; signedUrlExpires?: number } };
  const options: Options = { region: 'eu-central-1', params: { Bucket: BUCKET } };
  const file = { hash: 'menu', ext: '.txt', mime: 'text/plain', buffer: Buffer.from('Ramen') };
  let init: (given: object) => Provider;
  beforeAll(() => {
    ({ init } = loadPackage(modules, '@strapi/provider-upload-aws-s3') as { init: typeof init });
  });

  test('sends public-read without ACL', async () => {
    acls.length = 0;
    const login = { endpoint, s3ForcePathStyle: true, accessKeyId: KEY, secretAccessKey: KEY };
    await init({ s3Options: { ...options, ...login } }).upload({ ...file });
    expect(acls).toEqual(['public-read']);
  });

  test.each([
    ['eu-central-1', `${BUCKET}.s3.eu-central-1.amazonaws.com`],
    ['us-east-1', `${BUCKET}.s3.amazonaws.com`],
  ])('uses the address of the page for a bucket in %s', async (region, host) => {
    const given = { ...options, region, accessKeyId: KEY, secretAccessKey: KEY };
    const { url } = await init({ s3Options: given }).getSignedUrl({ ...file, url: `https://${host}/menu.txt` });
    expect(new URL(url).host).toBe(host);
    expect(url).toContain('Signature');
    expect(readFileSync(AWS, 'utf8')).toContain(host);
  });

  test('warns about options that are not in s3Options', async () => {
    const warned = once(process, 'warning');
    init(options);
    const [{ message }] = (await warned) as [Error];
    expect(message).toMatch(/^S3 configuration options passed at root level .* is deprecated/);
  });

  test('fails with the message of the page without keys and role', async () => {
    for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_PROFILE']) {
      vi.stubEnv(name, undefined);
    }
    vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
    vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', join(folder, 'none'));
    await expect(init({ s3Options: options }).upload({ ...file })).rejects.toThrow('Missing credentials in config');
    vi.unstubAllEnvs();
  });
});
