import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from '../../../../tools/bootstrap/src/listen.mjs';
import { placeBuiltPanel } from '../../../../tools/product/start/src/panel';
import { startProduct, type Product } from '../../../../tools/product/start/src/product';
import { placeSeededCopy, readSeededData } from '../../../../tools/product/start/src/seeded';
import { readProjectFiles } from './pages';

/** A project in production, and a token for transfers to it. */
export type Project = { product: Product; transferToken: string; stop: () => Promise<void> };

export type ProjectOptions = {
  /** Folder of the copy. */
  name: string;
  /** The line with the public address in `.env`. */
  line: string;
  /** Changes `config/server.js`, as a reader who left something out has it. */
  edit?: (server: string) => string;
  /** The line that `.env` had when the admin panel was built; none: the project has no panel. */
  panel?: string;
};

/** Turns on a provider, and makes a token for transfers. */
const PREPARE = `
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'grant' });
  const grant = await store.get();
  await store.set({ value: { ...grant, github: { ...grant.github, enabled: true, key: 'id', secret: 'secret' } } });
  const { accessKey } = await strapi.admin.services.transfer.token.create({
    name: 'Proxy', description: '', permissions: ['push', 'pull'], lifespan: null,
  });
  return accessKey;`;

/** Starts a project in production, with the files of the pages. */
export async function startProject({ name, line, edit = String, panel }: ProjectOptions): Promise<Project> {
  const files = readProjectFiles(line);
  const overlay = { ...files, 'config/server.js': edit(files['config/server.js']) };
  const folder = placeSeededCopy(name, await readSeededData(), { overlay });
  if (panel !== undefined) {
    await placeBuiltPanel(folder, readProjectFiles(panel));
  }
  const product = await startProduct({ folder, panel: panel !== undefined, env: { NODE_ENV: 'production' } });
  const transferToken = String(await product.run(PREPARE));
  const stop = async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { product, transferToken, stop };
}

/** A frontend, and the paths that it was asked for. */
export type Frontend = { address: string; paths: string[]; server: Server };

/** Starts a frontend that has one page for all paths. */
export async function startFrontend(): Promise<Frontend> {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    response.setHeader('Content-Type', 'text/html');
    response.end('<h1>Frontend</h1>');
  });
  await listen(server, { host: '127.0.0.1', port: 0 });
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, paths, server };
}
