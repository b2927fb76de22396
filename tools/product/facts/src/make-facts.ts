import { UserError } from '../../../bootstrap/src/user-error.mjs';
import type { Product } from '../../start/src/product';
import { readConfigFiles } from './config-files';
import { readDatabase } from './database';
import { readEnvironment } from './environment';
import type { Areas } from './facts';
import { readLists } from './lists';
import { readMiddlewares } from './middlewares';
import { readObjectAreas } from './objects';
import { readPluginOptions } from './plugins';

/** Where the data lie: a file for each area, or for areas that belong together. */
export const FOLDER = 'data/product-facts';

/** What every file of options begins with, so that it can be told from a list. */
export type OptionsFile = { areas: Areas };

function readOptions(): Record<string, Areas> {
  const { server = { options: [] }, admin = { options: [] }, api = { options: [] } } = readConfigFiles();
  const { plugins = { options: [] }, ...objects } = readObjectAreas();
  return {
    server: { server },
    admin: { admin },
    api: { api },
    plugins: { plugins },
    'plugin-options': readPluginOptions(),
    objects,
    middlewares: readMiddlewares(),
    database: readDatabase(),
    environment: readEnvironment(),
  };
}

/** Middlewares that read no settings; every other area has some. */
const WITHOUT = ['strapi::errors', 'strapi::logger', 'strapi::responseTime'];

function requireOptions(areas: Areas): void {
  for (const [name, { options, passedTo }] of Object.entries(areas)) {
    if (options.length === 0 && passedTo === undefined && !WITHOUT.includes(name)) {
      throw new UserError(
        `the product no longer has an option of ${name}: look in tools/product/facts for what reads it`,
      );
    }
  }
}

/**
 * Reads from the product what pages state of it.
 *
 * @param product the sample project, running
 * @returns the text of each file in `FOLDER`, by name
 * @throws UserError when something that is told of it is not found any more
 */
export async function makeFacts(product: Product): Promise<Record<string, string>> {
  const options = readOptions();
  Object.values(options).forEach(requireOptions);
  const lists = await readLists(product);
  for (const [name, list] of Object.entries(lists)) {
    if (list.length === 0) {
      throw new UserError(`the product no longer names any ${name}: look in tools/product/facts/src/lists.ts`);
    }
  }
  const files = {
    ...Object.fromEntries(Object.entries(options).map(([name, areas]) => [name, { areas }])),
    ...Object.fromEntries(Object.entries(lists).map(([name, items]) => [name, { items }])),
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => [`${name}.json`, `${JSON.stringify(content, null, 2)}\n`]),
  );
}
