import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { databaseNames, startDatabaseServer } from '../../tools/product/database-servers/src';

/** Tells whether somebody listens on a port of the loopback address. */
const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.unref();
  });

test.each(databaseNames)('%s answers where it says, until it is stopped', async (name) => {
  const server = await startDatabaseServer(name);
  expect(Number(server.env.DATABASE_PORT)).toBe(server.port);
  expect(await isListening(server.port)).toBe(true);
  await server.stop();
  expect(await isListening(server.port)).toBe(false);
});
