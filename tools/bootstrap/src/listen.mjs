import { UserError } from './user-error.mjs';

/** @type {Record<string, (address: { host: string, port: number }) => string>} */
const REMEDIES = {
  EADDRINUSE: ({ port }) => `port ${port} is taken: end what uses it, or choose another with -- --port ${port + 1}`,
  EACCES: ({ port }) => `port ${port} needs administrator rights: choose one from 1024 up with -- --port 3000`,
  EADDRNOTAVAIL: ({ host }) => `this machine has no address ${host}: leave --host out to use 127.0.0.1`,
  ENOTFOUND: ({ host }) => `the host name ${host} is unknown: leave --host out to use 127.0.0.1`,
};

/**
 * Makes a server listen.
 *
 * @param {import('node:net').Server} server
 * @param {{ host: string, port: number }} address
 * @returns {Promise<void>} settled once it listens
 * @throws {UserError} when the address can't be had
 */
export function listen(server, address) {
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const remedy = REMEDIES[error.code ?? ''];
      reject(remedy ? new UserError(remedy(address)) : error);
    });
    server.listen(address.port, address.host, resolve);
  });
}
