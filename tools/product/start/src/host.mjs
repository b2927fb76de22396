/*
 * Holds one running product in a process of its own: started by product.ts in the folder of a project,
 * spoken to over the process's channel (messages.ts), gone when the channel closes.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { resetToSnapshot, takeSnapshot } from './snapshots.mjs';

/** @typedef {import('./snapshots.mjs').Client} Client */
/**
 * @typedef {object} Strapi what is used of the product here
 * @property {() => Promise<void>} load
 * @property {() => Promise<void>} listen
 * @property {() => Promise<void>} destroy
 * @property {(error: unknown, message?: string) => void} stopWithError
 * @property {Record<'debug' | 'error', (message: unknown) => void>} log
 * @property {{ httpServer: { address(): { port: number } } }} server
 * @property {{ connection: { client: Client }, destroy(): Promise<void> }} db only after `load`
 * @property {{ destroy(): unknown }} cron
 */
/** @typedef {import('./messages').Request} Request */
/** @typedef {import('./messages').Forgotten} Forgotten */
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

/** What the product has said already when it can't start. */
class Stopped extends Error {}

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
 * Takes down what there is of a product that couldn't start, so that the process can go on without it.
 *
 * @param {Strapi} strapi
 */
async function abandon(strapi) {
  // Its own way ends at the first part that isn't there yet. The error that counts is why it couldn't start.
  for (const end of [() => strapi.destroy(), () => strapi.db.destroy(), () => strapi.cron.destroy()]) {
    await Promise.resolve()
      .then(end)
      .catch(() => undefined);
  }
  Reflect.deleteProperty(globalThis, 'strapi');
}

/**
 * @param {string} [dist] folder inside the project that holds its compiled code
 * @param {(error: unknown) => void} [stop] ends a start that fails, after the product has said why; by default, with
 *   the process
 * @returns {Promise<Strapi>} loaded and listening
 */
async function start(dist = '.', stop = fail) {
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
    stop(message ?? error);
  };
  try {
    await strapi.load();
    await strapi.listen();
  } catch (error) {
    try {
      if (!(error instanceof Stopped)) {
        strapi.stopWithError(error);
      }
      throw error;
    } finally {
      if (stop !== fail) {
        await abandon(strapi);
      }
    }
  }
  return strapi;
}

/**
 * Starts the product in a process that has held it before, and that goes on where it can't start.
 *
 * @param {string} dist folder inside the project that holds its compiled code
 * @returns {Promise<Strapi>} loaded and listening
 */
function startAgain(dist) {
  return start(dist, (error) => {
    throw new Stopped(explain(error));
  });
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

/**
 * The product that runs; none between `halt` and the next start.
 *
 * @type {Strapi | undefined}
 */
let strapi;

/** What the process was started with; a project's .env adds to it. */
const environment = { ...process.env };

/**
 * Packages whose modules are forgotten besides the project's own. `.env` and defaults are read when
 * core/app-configuration is loaded, and core/loaders/admin.js and server/services/token.js merge `config/admin` into
 * objects of their own.
 *
 * @type {Record<Forgotten, RegExp | undefined>}
 */
const FORGOTTEN_PACKAGES = {
  project: undefined,
  configuration: /[\\/]node_modules[\\/]@strapi[\\/](?:strapi|admin)[\\/]/,
  strapi: /[\\/]node_modules[\\/]@strapi[\\/]/,
};

/**
 * Ends the product and forgets the project's own modules and those that may keep something of it. Other packages stay,
 * so that the next start takes a quarter of the time.
 *
 * @param {Forgotten} forget
 */
async function halt(forget) {
  await strapi?.destroy();
  strapi = undefined;
  forgetRequests();
  const cache = /** @type {NodeJS.Dict<unknown>} */ (createRequire(join(folder, 'package.json')).cache);
  for (const file of Object.keys(cache)) {
    const isOwn = file.startsWith(folder) && !file.includes('node_modules');
    if (isOwn || FORGOTTEN_PACKAGES[forget]?.test(file)) {
      Reflect.deleteProperty(cache, file);
    }
  }
  process.env = { ...environment };
}

/** @returns {Strapi} the product that runs */
function running() {
  if (!strapi) {
    throw new Error('the product is not running');
  }
  return strapi;
}

/**
 * @param {Request} request
 * @returns {Promise<unknown>}
 */
async function answer(request) {
  switch (request.type) {
    case 'halt':
      return halt(request.forget);
    case 'start':
      strapi = await startAgain(request.dist);
      return strapi.server.httpServer.address().port;
    case 'seed': {
      const { seed } = /** @type {{ seed(strapi: Strapi): Promise<void> }} */ (requireFromProject(request.module));
      return seed(running());
    }
    case 'snapshot':
      return takeSnapshot(running().db.connection.client, request);
    case 'reset':
      forgetRequests();
      return resetToSnapshot(running().db.connection.client, request);
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
