import { createRequire } from 'node:module';
import { resolve } from 'node:path';

/** What gives access to the sample project. */
export type Access = {
  administrator: { email: string; password: string };
  apiToken: { key: string };
  users: { email: string; password: string }[];
};

/** Reads it from the seed, so that it is written down once. */
export function readAccess(): Access {
  return createRequire(resolve('package.json'))(resolve('product/seed/data.js')) as Access;
}
