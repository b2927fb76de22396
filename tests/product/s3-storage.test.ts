import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFreePort } from '../../tools/product/database-servers/src/server-process';
import { COPIES } from '../../tools/product/start/src/project';
import { readSeededData, startSeededCopy } from '../../tools/product/start/src/seeded';
import type { Product } from '../../tools/product/start/src/product';
import { toOverlay } from '../../tools/product/verify/src/overlay';
import { readFences, readFile } from './support/page-fences';
import { installPackages, loadPackage } from './support/page-packages';
import { uploadFile } from './support/upload-file';

const BUCKET = 'guide-restaurants-media';
const COPY = 's3-storage';

/** The login that the S3-compatible server accepts. */
const KEY = 'S3RVER';

type S3Server = { run: () => Promise<unknown>; close: () => Promise<void>; httpServer: Server };
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

/** The plugin configuration of a page, with the local server as its endpoint. */
function readPlugins(name: string): string {
  const text = readFile(readFences(`docs/dev-docs/deployment/${name}.md`), './config/plugins.js');
  const own = `endpoint: '${endpoint}', s3ForcePathStyle: true,`;
  return /endpoint: .*,/.test(text)
    ? text.replace(/endpoint: .*,/, own)
    : text.replace('s3Options: {', `s3Options: { ${own}`);
}

async function withProduct(plugins: string, use: (product: Product) => Promise<void>): Promise<void> {
  const [region, bucket, keys] = ['eu-central-1', BUCKET, [KEY, KEY]];
  const env = {
    NODE_PATH: modules,
    AWS_REGION: region,
    AWS_BUCKET: bucket,
    AWS_ACCESS_KEY_ID: KEY,
    AWS_SECRET_ACCESS_KEY: KEY,
    SPACES_REGION: region,
    SPACES_BUCKET: bucket,
    SPACES_KEY: keys[0] ?? '',
    SPACES_SECRET: keys[1] ?? '',
  };
  const overlay = toOverlay('config/plugins.js', plugins);
  const product = await startSeededCopy(COPY, await readSeededData(), { overlay, env });
  acls.length = 0;
  await use(product).finally(() => product.stop());
}

describe.each([
  ['amazon-aws', 'bucket-owner-full-control'],
  ['digitalocean-app-platform', 'public-read'],
])('%s', (page, acl) => {
  test(`uploads to the bucket, with the access ${acl}`, async () => {
    await withProduct(readPlugins(page), async ({ origin }) => {
      const { url, provider } = await uploadFile(origin);
      expect(provider).toBe('aws-s3');
      expect(url.startsWith(`${endpoint}/${BUCKET}/`)).toBe(true);
      expect(await (await fetch(url)).text()).toBe('Ramen');
      expect(acls).toEqual([acl]);
    });
  });
});

test('the provider sends public-read without ACL', async () => {
  await withProduct(readPlugins('amazon-aws').replace(/, ACL: '.*?'/, ''), async ({ origin }) => {
    await uploadFile(origin);
    expect(acls).toEqual(['public-read']);
  });
});

test('private files get addresses that are signed for 15 minutes, but only in the admin panel', async () => {
  const plugins = readPlugins('amazon-aws').replace('bucket-owner-full-control', 'private');
  await withProduct(plugins, async (product) => {
    const { id, url } = await uploadFile(product.origin);
    expect(url).not.toContain('?');
    const signed = await product.run(`
      const file = await strapi.entityService.findOne('plugin::upload.file', ${id});
      return (await strapi.plugin('upload').service('file').signFileUrls(file)).url;`);
    const query = new URL(signed as string).searchParams;
    const seconds = Number(query.get('Expires')) - Date.now() / 1000;
    expect(Math.abs(seconds - 15 * 60), signed as string).toBeLessThan(30);
  });
});
