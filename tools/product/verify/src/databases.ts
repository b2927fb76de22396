import { databaseNames, startDatabaseServer, type DatabaseName, type DatabaseServer } from '../../database-servers/src';
import type { Product } from '../../start/src/product';

/** The servers that the files of pages connect to, each started when the first file asks for it. */
export class Databases {
  readonly #servers = new Map<DatabaseName, Promise<DatabaseServer>>();

  /**
   * The variables by which a project finds a server.
   *
   * @param name what stands behind `with=`
   * @throws Error when there is no such server, or it can't be started
   */
  async readEnv(name: string): Promise<Record<string, string>> {
    const known = databaseNames.find((database) => database === name);
    if (!known) {
      throw new Error(`with=${name} is not a database server: write with=${databaseNames.join(' or with=')}`);
    }
    const server = this.#servers.get(known) ?? startDatabaseServer(known);
    this.#servers.set(known, server);
    return (await server).env;
  }

  /** Ends all servers. */
  async stop(): Promise<void> {
    await Promise.all([...this.#servers.values()].map(async (server) => (await server).stop()));
    this.#servers.clear();
  }
}

/** Tells when a project uses another database than the one its variables name. */
export async function findWrongConnection(
  { DATABASE_PORT }: Record<string, string>,
  product: Product,
): Promise<string[]> {
  if (DATABASE_PORT === undefined) {
    return [];
  }
  const port = await product.run(`
    const { port, connectionString } = strapi.db.connection.client.connectionSettings;
    return connectionString ? new URL(connectionString).port : port;`);
  return String(port) === DATABASE_PORT ? [] : ['the file connects to another database than the server it is tried on'];
}
