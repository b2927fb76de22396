import { closest } from 'fastest-levenshtein';
import type { Product } from '../../product/src/product';

/**
 * Options of the files in `config/`, as the packages of 4.14.0 read them: every `config.get('…')` of @strapi/strapi,
 * @strapi/admin and @strapi/database, and the defaults in @strapi/strapi/dist/core/app-configuration/index.js.
 * A star stands for whatever is inside.
 */
const OPTIONS: Record<string, string[]> = {
  server: [
    'host',
    'port',
    'socket',
    'url',
    'proxy',
    'globalProxy',
    'emitErrors',
    'app.keys',
    'admin.*',
    'cron.enabled',
    'cron.tasks.*',
    'dirs.public',
    'http.serverOptions.*',
    'logger.startup.enabled',
    'logger.updates.enabled',
    'webhooks.populateRelations',
    'webhooks.defaultHeaders.*',
    'transfer.remote.enabled',
  ],
  admin: [
    'url',
    'host',
    'port',
    'path',
    'serveAdminPanel',
    'autoOpen',
    'watchIgnoreFiles',
    'apiToken.salt',
    'transfer.token.salt',
    'auth.secret',
    'auth.events.*',
    'auth.options.*',
    'auth.domain',
    'auth.providers',
    'forgotPassword.*',
    'rateLimit.*',
    'auditLogs.*',
    'flags.nps',
    'flags.promoteEE',
    'rateLimit',
  ],
  api: ['responses.privateAttributes', 'rest.prefix', 'rest.defaultLimit', 'rest.maxLimit', 'rest.withCount'],
  database: ['connection.*', 'settings.*'],
};

function isKnown(path: string, known: string[]): boolean {
  return known.some((option) =>
    option.endsWith('.*')
      ? path === option.slice(0, -2) || path.startsWith(option.slice(0, -1))
      : path === option || option.startsWith(`${path}.`),
  );
}

/** Paths of the options that an object sets, `app.keys` for `{ app: { keys: […] } }`. */
function listPaths(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [prefix];
  }
  return Object.entries(value).flatMap(([key, inner]) => listPaths(inner, prefix ? `${prefix}.${key}` : key));
}

/**
 * Finds options of a configuration file that the product does not know.
 *
 * @param path the file, e.g. `config/server.js`
 * @param product the product that loaded it
 * @returns a line for each
 */
export async function findUnknownOptions(path: string, product: Product): Promise<string[]> {
  const [, name = ''] = /^config\/(?:env\/[\w-]+\/)?(\w+)\.[jt]s$/.exec(path) ?? [];
  const known = OPTIONS[name];
  if (!known) {
    return [];
  }
  const options = await product.run(`return strapi.config.get('${name}')`);
  return listPaths(options)
    .filter((option) => option !== '' && !isKnown(option, known))
    .map((option) => `${option} is no option of config/${name}; the nearest is ${closest(option, known)}`);
}
