import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { listen } from '../../../../tools/bootstrap/src/listen.mjs';
import { placeBuiltPanel } from '../../../../tools/product/start/src/panel';
import { startProduct, type Product } from '../../../../tools/product/start/src/product';
import { COPIES } from '../../../../tools/product/start/src/project';
import { placeSeededCopy, readSeededData } from '../../../../tools/product/start/src/seeded';
import { readProjectFiles } from './pages';

/** A project in production with its own admin panel. */
export type Project = { product: Product; transferToken: string; stop: () => Promise<void> };

const ENABLE_GITHUB = `
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'grant' });
  const grant = await store.get();
  await store.set({ value: { ...grant, github: { ...grant.github, enabled: true, key: 'id', secret: 'secret' } } });`;

const CREATE_TOKEN = `
  const { accessKey } = await strapi.admin.services.transfer.token.create({
    name: 'Proxy', description: '', permissions: ['push', 'pull'], lifespan: null,
  });
  return accessKey;`;

/**
 * Builds the admin panel of a project with the files of the pages, and starts it in production.
 *
 * @param name folder of the copy
 * @param line with the public address, for `.env`
 */
export async function startProject(name: string, line: string): Promise<Project> {
  const overlay = readProjectFiles(line);
  const folder = placeSeededCopy(name, await readSeededData(), { overlay });
  await placeBuiltPanel(folder, overlay);
  const product = await startProduct({ folder, panel: true, env: { NODE_ENV: 'production' } });
  await product.run(ENABLE_GITHUB);
  const transferToken = String(await product.run(CREATE_TOKEN));
  const stop = async () => {
    await product.stop();
    rmSync(join(COPIES, name), { recursive: true, force: true });
  };
  return { product, transferToken, stop };
}

/** A front end that says which paths it was asked for. */
export async function startFrontEnd(): Promise<{ address: string; paths: string[]; server: Server }> {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    response.setHeader('Content-Type', 'text/html').end(`<h1>Front end</h1><p>${request.headers.host}</p>`);
  });
  await listen(server, { host: '127.0.0.1', port: 0 });
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, paths, server };
}
