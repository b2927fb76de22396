/*
 * Loaded before a command (`NODE_OPTIONS=--import=…/map-hosts.mjs`): connections to port 443 of the hosts under
 * example.com go to the port of the loopback address that PROXY_PORT names, as an entry in a name server would lead
 * them to the machine of the proxy.
 */
import { Socket } from 'node:net';

/** @typedef {{ host?: string, port?: number | string, lookup?: unknown }} Target */

const { PROXY_PORT } = process.env;

const connect = /** @type {unknown} */ (Reflect.get(Socket.prototype, 'connect'));

Object.assign(Socket.prototype, {
  /**
   * @this {Socket}
   * @param {unknown[]} parts
   */
  connect(...parts) {
    const [first] = parts;
    const target = /** @type {Target} */ ([first].flat()[0]);
    if (PROXY_PORT && typeof target.host === 'string' && /(^|\.)example\.com$/.test(target.host)) {
      Object.assign(target, { host: '127.0.0.1', port: PROXY_PORT });
    }
    return /** @type {unknown} */ (Reflect.apply(/** @type {() => unknown} */ (connect), this, parts));
  },
});
