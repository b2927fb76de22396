/*
 * Holds one running product in a process of its own: started by product.ts in the folder of a project,
 * spoken to over the process's channel (messages.ts), gone when the channel closes.
 */
import { copyFileSync, cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** @typedef {{ pragma(text: string): void, exec(sql: string): void, prepare(sql: string): { pluck(): { all(): string[] } } }} Database */
/** @typedef {{ acquireConnection(): Promise<Database>, releaseConnection(database: Database): Promise<void> }} Client */
/**
 * @typedef {object} Strapi what is used of the product here
 * @property {() => Promise<void>} load
 * @property {() => Promise<void>} listen
 * @property {() => Promise<void>} destroy
 * @property {(error: unknown, message?: string) => void} stopWithError
 * @property {Record<'debug' | 'error', (message: unknown) => void>} log
 * @property {{ httpServer: { address(): { port: number } } }} server
 * @property {{ connection: { client: Client } }} db
 */
/** @typedef {import('./messages').Request} Request */
/** @typedef {import('./messages').Answer | import('./messages').Started} Message */
/** @typedef {(options: { appDir: string, distDir: string, serveAdminPanel: boolean }) => Promise<Strapi> | Strapi} CreateStrapi */

const folder = process.cwd();

/**
 * Loads a module as the project would.
 *
 * @type {(name: string) => unknown}
 */
const requireFromProject = createRequire(join(folder, 'package.json'));

/** @typedef {new (...parts: string[]) => (...values: unknown[]) => Promise<unknown>} AsyncFunctionConstructor */

/** Makes functions whose body may wait; the language has no name for it. */
const AsyncFunction = /** @type {AsyncFunctionConstructor} */ ((async () => Promise.resolve()).constructor);

/** @param {Message} message */
function tell(message) {
  process.send?.(message);
}

/** @param {unknown} error */
function explain(error) {
  if (!(error instanceof Error)) {
    return String(error);
  }
  const { details } = /** @type {{ details?: { errors?: unknown } }} */ (error);
  return `${error.name}: ${error.message}${details?.errors ? ` ${JSON.stringify(details.errors)}` : ''}`;
}

/**
 * Says why the product can't start, and ends.
 *
 * @param {unknown} error
 */
function fail(error) {
  process.send?.({ type: 'failed', error: explain(error) }, () => {
    process.exit(1);
  });
}

/**
 * @param {string} [dist] folder inside the project that holds its compiled code
 * @returns {Promise<Strapi>} loaded and listening
 */
async function start(dist = '.') {
  // Where the folder was made anew since the last start, the process is still in the one that is gone.
  process.chdir(folder);
  const createStrapi = /** @type {CreateStrapi} */ (requireFromProject('@strapi/strapi'));
  const serveAdminPanel = process.env.PRODUCT_PANEL === 'true';
  const distDir = join(folder, dist);
  /** @type {Strapi} */
  let strapi;
  try {
    strapi = await createStrapi({ appDir: folder, distDir, serveAdminPanel });
  } catch (error) {
    // As Node does with what nobody catches.
    console.error(error);
    throw error;
  }
  // What the product's own does before it ends the process: `stopWithError` of @strapi/strapi/dist/Strapi.js.
  strapi.stopWithError = (error, message) => {
    strapi.log.debug("⛔️ Server wasn't able to start properly.");
    [message, error].filter(Boolean).forEach((line) => strapi.log.error(line));
    fail(message ?? error);
  };
  try {
    await strapi.load();
    await strapi.listen();
  } catch (error) {
    strapi.stopWithError(error);
    throw error;
  }
  return strapi;
}

/**
 * Forgets how many requests were counted against the limit of sign-ins, which the process would keep for minutes. The
 * admin panel's limit is counted in the same place.
 */
function forgetRequests() {
  const project = createRequire(join(folder, 'package.json'));
  const plugin = createRequire(project.resolve('@strapi/plugin-users-permissions/package.json'));
  /** @type {unknown} */
  const limiter = plugin('koa2-ratelimit');
  /** @type {{ Stores: { Memory: { cleanAll(): void } } }} */ (limiter).Stores.Memory.cleanAll();
}

/** What the process was started with; a project's .env adds to it. */
const environment = { ...process.env };

/**
 * What keeps the configuration of a start: `.env` and defaults are read when core/app-configuration is loaded, and
 * core/loaders/admin.js and server/services/token.js merge `config/admin` into objects of their own.
 */
const KEEPS_CONFIGURATION = /[\\/]node_modules[\\/]@strapi[\\/](?:strapi|admin)[\\/]/;

/**
 * Ends the product and forgets the project's own modules; those of its packages stay, so that the next start takes a
 * quarter of the time.
 *
 * @param {Strapi} strapi
 * @param {boolean} all whether those that keep the configuration are forgotten, too, which takes a little longer
 */
async function halt(strapi, all) {
  await strapi.destroy();
  forgetRequests();
  const cache = /** @type {NodeJS.Dict<unknown>} */ (createRequire(join(folder, 'package.json')).cache);
  for (const file of Object.keys(cache)) {
    const isOwn = file.startsWith(folder) && !file.includes('node_modules');
    if (isOwn || (all && KEEPS_CONFIGURATION.test(file))) {
      Reflect.deleteProperty(cache, file);
    }
  }
  process.env = { ...environment };
}

/**
 * Runs statements on the one connection that SQLite has, past the query builder and at once.
 *
 * @param {Strapi} strapi
 * @param {(database: Database) => void} work
 */
async function withDatabase(strapi, work) {
  const { client } = strapi.db.connection;
  const database = await client.acquireConnection();
  try {
    work(database);
  } finally {
    await client.releaseConnection(database);
  }
}

/**
 * Puts every table back to what it was in a snapshot.
 *
 * @param {Strapi} strapi
 * @param {string} file
 */
function resetDatabase(strapi, file) {
  return withDatabase(strapi, (database) => {
    database.pragma('foreign_keys = OFF');
    database.exec(`ATTACH DATABASE '${file}' AS seeded`);
    const names = database.prepare("SELECT name FROM seeded.sqlite_master WHERE type = 'table'").pluck().all();
    const copies = names.map(
      (name) => `DELETE FROM main."${name}"; INSERT INTO main."${name}" SELECT * FROM seeded."${name}";`,
    );
    database.exec(`BEGIN; ${copies.join('\n')} COMMIT; DETACH DATABASE seeded;`);
    database.pragma('foreign_keys = ON');
  });
}

/** @param {string} uploads folder with the files that belong to the snapshot */
function resetUploads(uploads) {
  const kept = new Set(readdirSync(uploads));
  const present = join(folder, 'public/uploads');
  for (const name of readdirSync(present).filter((name) => !kept.has(name))) {
    rmSync(join(present, name), { recursive: true });
  }
  for (const name of [...kept].filter((name) => !existsSync(join(present, name)))) {
    copyFileSync(join(uploads, name), join(present, name));
  }
}

/** @type {Strapi} */
let strapi;

/**
 * @param {Request} request
 * @returns {Promise<unknown>}
 */
async function answer(request) {
  switch (request.type) {
    case 'halt':
      return halt(strapi, request.all);
    case 'start':
      strapi = await start(request.dist);
      return strapi.server.httpServer.address().port;
    case 'seed': {
      const { seed } = /** @type {{ seed(strapi: Strapi): Promise<void> }} */ (requireFromProject(request.module));
      return seed(strapi);
    }
    case 'snapshot':
      rmSync(request.file, { force: true });
      rmSync(request.uploads, { recursive: true, force: true });
      cpSync(join(folder, 'public/uploads'), request.uploads, { recursive: true });
      return withDatabase(strapi, (database) => {
        database.exec(`VACUUM INTO '${request.file}'`);
      });
    case 'reset':
      forgetRequests();
      resetUploads(request.uploads);
      return resetDatabase(strapi, request.file);
    case 'run':
      return new AsyncFunction('strapi', 'require', request.code)(strapi, requireFromProject);
  }
}

/** @param {Request} request */
async function serve(request) {
  const { id } = request;
  try {
    const value = await answer(request);
    // What can't be written as JSON could not be recorded either.
    tell({ id, value: /** @type {unknown} */ (JSON.parse(JSON.stringify(value ?? null))) });
  } catch (error) {
    tell({ id, error: explain(error) });
  }
}

process.on('disconnect', () => process.exit());

// The product takes away every listener of its process when it ends, and the channel's are among them.
process.removeAllListeners = () => process;

try {
  strapi = await start(process.env.PRODUCT_DIST);
  process.on('message', (/** @type {Request} */ request) => void serve(request));
  tell({ type: 'started', port: strapi.server.httpServer.address().port });
} catch (error) {
  fail(error);
}
