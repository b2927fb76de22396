/*
 * Holds one running product in a process of its own: started by product.ts in the folder of a project,
 * spoken to over the process's channel (messages.ts), gone when the channel closes.
 */
import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** @typedef {{ pragma(text: string): void, exec(sql: string): void, prepare(sql: string): { pluck(): { all(): string[] } } }} Database */
/** @typedef {{ acquireConnection(): Promise<Database>, releaseConnection(database: Database): Promise<void> }} Client */
/**
 * @typedef {object} Strapi what is used of the product here
 * @property {() => Promise<void>} load
 * @property {() => Promise<void>} listen
 * @property {(error: unknown) => void} stopWithError
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

/** @returns {Promise<Strapi>} loaded and listening */
async function start() {
  const createStrapi = /** @type {CreateStrapi} */ (requireFromProject('@strapi/strapi'));
  const serveAdminPanel = process.env.PRODUCT_PANEL === 'true';
  const distDir = join(folder, process.env.PRODUCT_DIST ?? '.');
  const strapi = await createStrapi({ appDir: folder, distDir, serveAdminPanel });
  strapi.stopWithError = fail;
  await strapi.load();
  await strapi.listen();
  return strapi;
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

/**
 * @param {Strapi} strapi
 * @param {Request} request
 * @returns {Promise<unknown>}
 */
async function answer(strapi, request) {
  switch (request.type) {
    case 'seed': {
      const { seed } = /** @type {{ seed(strapi: Strapi): Promise<void> }} */ (requireFromProject(request.module));
      return seed(strapi);
    }
    case 'snapshot':
      return withDatabase(strapi, (database) => {
        database.exec(`VACUUM INTO '${request.file}'`);
      });
    case 'reset':
      resetUploads(request.uploads);
      return resetDatabase(strapi, request.file);
    case 'run':
      return new AsyncFunction('strapi', 'require', request.code)(strapi, requireFromProject);
  }
}

/**
 * @param {Strapi} strapi
 * @param {Request} request
 */
async function serve(strapi, request) {
  const { id } = request;
  try {
    const value = await answer(strapi, request);
    // What can't be written as JSON could not be recorded either.
    tell({ id, value: /** @type {unknown} */ (JSON.parse(JSON.stringify(value ?? null))) });
  } catch (error) {
    tell({ id, error: explain(error) });
  }
}

process.on('disconnect', () => process.exit());

try {
  const strapi = await start();
  process.on('message', (/** @type {Request} */ request) => void serve(strapi, request));
  tell({ type: 'started', port: strapi.server.httpServer.address().port });
} catch (error) {
  fail(error);
}
