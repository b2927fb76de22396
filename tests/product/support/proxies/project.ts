import { cpSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
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
  /**
   * A panel that was built with another line, and the address to write instead of its own; none: the project builds its
   * panel itself.
   */
  panel?: { line: string; address: string } | 'none';
};

const PREPARE = `
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'grant' });
  const grant = await store.get();
  await store.set({ value: { ...grant, github: { ...grant.github, enabled: true, key: 'id', secret: 'secret' } } });
  const { accessKey } = await strapi.admin.services.transfer.token.create({
    name: 'Proxy', description: '', permissions: ['push', 'pull'], lifespan: null,
  });
  return accessKey;`;

/**
 * Takes over a panel and writes another address of the server into it. A build with that address would differ in
 * nothing else, and take half a minute.
 *
 * @throws Error when the panel doesn't contain its address
 */
async function placeChangedPanel(
  folder: string,
  { line, address: to }: { line: string; address: string },
): Promise<void> {
  await placeBuiltPanel(folder, readProjectFiles(line));
  const build = join(folder, 'build');
  const built = realpathSync(build);
  rmSync(build);
  cpSync(built, build, { recursive: true });
  const from = line.replace('PUBLIC_URL=', '');
  let changed = 0;
  for (const name of readdirSync(build).filter((file) => file.endsWith('.js'))) {
    const file = join(build, name);
    const text = readFileSync(file, 'utf8');
    if (text.includes(`"${from}"`)) {
      writeFileSync(file, text.replaceAll(`"${from}"`, `"${to}"`));
      changed += 1;
    }
  }
  if (changed === 0) {
    throw new Error(`the panel doesn't contain "${from}"`);
  }
}

/** Starts a project in production, with the files of the pages and the built admin panel. */
export async function startProject({ name, line, edit = String, panel }: ProjectOptions): Promise<Project> {
  const files = readProjectFiles(line);
  const overlay = { ...files, 'config/server.js': edit(files['config/server.js']) };
  const folder = placeSeededCopy(name, await readSeededData(), { overlay });
  if (panel === undefined) {
    await placeBuiltPanel(folder, overlay);
  } else if (panel !== 'none') {
    await placeChangedPanel(folder, panel);
  }
  const product = await startProduct({ folder, panel: panel !== 'none', env: { NODE_ENV: 'production' } });
  const transferToken = String(await product.run(PREPARE));
  const stop = async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { product, transferToken, stop };
}

export type Frontend = { address: string; paths: string[]; server: Server };

/** Starts a frontend that keeps the paths that it is asked for. */
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
