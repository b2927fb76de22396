import type { Login } from './login';
import { startMariadb } from './mariadb';
import { startPostgres } from './postgres';

const LOGIN: Login = { host: '127.0.0.1', database: 'strapi', user: 'strapi', password: 'sample' };

const STARTERS = { postgres: startPostgres, mariadb: startMariadb };

/** How addresses of each begin. */
const PROTOCOLS: Record<DatabaseName, string> = { postgres: 'postgresql', mariadb: 'mysql' };

export type DatabaseName = keyof typeof STARTERS;

export const databaseNames = Object.keys(STARTERS) as DatabaseName[];

/** A running server with one empty database. */
export type DatabaseServer = {
  port: number;
  /** What a project's configuration reads to find it. */
  env: Record<string, string>;
  /** Ends it and removes its data. */
  stop: () => Promise<void>;
};

/**
 * Starts a database server on a free port of the loopback address; it ends with this process at the latest.
 *
 * @throws UserError when it can't be installed or started
 */
export async function startDatabaseServer(name: DatabaseName): Promise<DatabaseServer> {
  const { host, database, user, password } = LOGIN;
  const { port, stop } = await STARTERS[name](LOGIN);
  const env = {
    DATABASE_HOST: host,
    DATABASE_PORT: String(port),
    DATABASE_NAME: database,
    DATABASE_USERNAME: user,
    DATABASE_PASSWORD: password,
    DATABASE_URL: `${PROTOCOLS[name]}://${user}:${password}@${host}:${port}/${database}`,
  };
  return { port, env, stop };
}
