import { createServer } from 'node:net';
import { listen } from './listen.mjs';
import { UserError } from './user-error.mjs';

/**
 * @param {string} value what was given as `--port`
 * @returns {number} a port, 1 to 65535
 * @throws {UserError} for anything else
 */
export function readPort(value) {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new UserError(`--port ${value} is not a port: give a whole number from 1 to 65535`);
  }
  return port;
}

/**
 * Finds out before long work whether the port can be had after it.
 *
 * @param {{ host: string, port: number }} address
 * @throws {UserError} when somebody else listens there
 */
export async function requireFreePort(address) {
  const probe = createServer();
  await listen(probe, address);
  await new Promise((resolve) => {
    probe.close(resolve);
  });
}
