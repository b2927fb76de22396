import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { placeSeededCopy, readSeededData } from '../../../tools/product/start/src/seeded';

const DEFAULT_PLUGINS = "module.exports = { graphql: { enabled: false }, 'color-field': { enabled: false } };\n";

/**
 * Makes a copy of the sample project as a new project is: with the default plugins and no code of its own for the admin
 * panel.
 *
 * @param overlay files to put over the project's, content by path
 * @returns its folder, absolute
 */
export async function placePlainCopy(name: string, overlay: Record<string, string> = {}): Promise<string> {
  const data = await readSeededData();
  const folder = placeSeededCopy(name, data, { overlay: { 'config/plugins.js': DEFAULT_PLUGINS, ...overlay } });
  for (const part of ['src/admin/app.js', 'src/plugins']) {
    rmSync(join(folder, part), { recursive: true, force: true });
  }
  return resolve(folder);
}
