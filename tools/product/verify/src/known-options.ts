import { closest } from 'fastest-levenshtein';
import { hasOption, readAreas, type Area } from '../../../../plugins/content/option-tables/src/areas';
import type { Product } from '../../start/src/product';

/** What `npm run facts` has read from the product. */
const areas = readAreas('data/product-facts');

/** Files of `config/` whose options are known. */
const FILES = ['server', 'admin', 'api', 'database'];

/** What the product itself puts beside a project's options: @strapi/strapi/dist/core. */
const OWN: Record<string, string[]> = { server: ['admin.autoOpen'], admin: ['path'] };

type Middleware = string | { name?: string; config?: unknown };

/** Paths of the options that an object sets, `app.keys` for `{ app: { keys: […] } }`. */
function listPaths(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return prefix ? [prefix] : [];
  }
  return Object.entries(value).flatMap(([key, inner]) => listPaths(inner, prefix ? `${prefix}.${key}` : key));
}

function findUnknown(options: unknown, area: Area | undefined, name: string, own: string[] = []): string[] {
  return listPaths(options)
    .filter((option) => area && !hasOption(area, option) && !own.includes(option))
    .map((option) => {
      const nearest = closest(option, area?.options.map((known) => known.name) ?? []);
      return `${option} is not an option of ${name}; the nearest is ${nearest}`;
    });
}

/**
 * Finds options of a configuration file that the product does not know.
 *
 * @param path the file, e.g. `config/server.js`
 * @param product the product that loaded it
 * @returns a line for each
 */
export async function findUnknownOptions(path: string, product: Product): Promise<string[]> {
  const [, file = ''] = /^config\/(?:env\/[\w-]+\/)?(\w+)\.[jt]s$/.exec(path) ?? [];
  if (file === 'middlewares') {
    const list = (await product.run("return strapi.config.get('middlewares')")) as Middleware[];
    return list.flatMap((middleware) => {
      const { name = '', config = {} } = typeof middleware === 'string' ? { name: middleware } : middleware;
      return findUnknown(config, areas[name], name);
    });
  }
  return FILES.includes(file)
    ? findUnknown(await product.run(`return strapi.config.get('${file}')`), areas[file], `config/${file}`, OWN[file])
    : [];
}
