import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const GENERATOR = join(import.meta.dirname, '../node_modules/@strapi/generators/dist');
const PLUGIN = 'src/plugins/kitchen-notes';

/**
 * Reads what `strapi generate plugin kitchen-notes JavaScript` writes.
 *
 * @param replaced files of the plugin that the pages replace, or the folders of these files
 * @returns content by path in the project, without what is replaced
 */
export function readGeneratedPlugin(replaced: string[]): Record<string, Buffer> {
  const folder = join(GENERATOR, 'files/js/plugin');
  const kept = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(?:js|json)$/.test(path) && !replaced.some((other) => path === other || path.startsWith(`${other}/`)),
  );
  const packageJson = readFileSync(join(GENERATOR, 'templates/js/plugin-package.json.hbs'), 'utf8')
    .replaceAll('{{ pluginName }}', 'kitchen-notes')
    .replaceAll('{{titleCase pluginName }}', 'Kitchen Notes');
  return {
    ...Object.fromEntries(kept.map((path) => [join(PLUGIN, path), readFileSync(join(folder, path))])),
    [join(PLUGIN, 'package.json')]: Buffer.from(packageJson),
  };
}
