import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { startProxy, type Proxy } from '../../../../tools/product/proxies/src';
import type { Form, ProxyPage } from './pages';
import type { Project } from './project';
import { startFrontend, type Frontend } from './project';

/** A change to the file of a page: what a reader left out or wrote in another way. */
export type Change = [from: RegExp | string, to: string];

/** Starts the proxy of a form with changes, in front of a project or of another server. */
export type Start = (page: ProxyPage, form: Form, server: Project | string, ...changes: Change[]) => Promise<Proxy>;

/** Makes changes, each of which has to find what it changes. */
export function change(text: string, changes: Change[]): string {
  return changes.reduce((before, [from, to]) => {
    const after = before.replace(from, to);
    expect(after, `nothing to change: ${from}`).not.toBe(before);
    return after;
  }, text);
}

/**
 * A frontend for the tests of a file, and a function that starts proxies in front of it.
 *
 * @param until when proxies are stopped: after each test, or after all
 */
export function useProxies({ until = 'test' }: { until?: 'test' | 'end' } = {}): {
  frontend: () => Frontend;
  start: Start;
} {
  const proxies: Proxy[] = [];
  const stopAll = () => Promise.all(proxies.splice(0).map(({ stop }) => stop()));
  let frontend: Frontend;
  beforeAll(async () => {
    frontend = await startFrontend();
  });
  if (until === 'test') {
    afterEach(stopAll);
  }
  afterAll(async () => {
    await stopAll();
    frontend.server.close();
  });
  return {
    frontend: () => frontend,
    start: async ({ language, files }, form, server, ...changes) => {
      const proxy = await startProxy({
        language,
        text: change(files[form], changes),
        replace: {
          '127.0.0.1:1337': typeof server === 'string' ? server : new URL(server.product.origin).host,
          '127.0.0.1:3000': frontend.address,
        },
      });
      proxies.push(proxy);
      return proxy;
    },
  };
}
