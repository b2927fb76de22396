import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { isExecutable, listOnPath } from '../../../bootstrap/src/find-program.mjs';
import { PRODUCT } from '../../start/src/project';

/** Programs that take the place of others, see `bin/npm`. */
const BIN = resolve('tools/product/verify/bin');

/** Commands find the product's and the repository's programs, speak to no other host, and open no browser. */
export function shellEnvironment(): NodeJS.ProcessEnv {
  const { PATH = '' } = process.env;
  const npm = listOnPath(['npm']).find(isExecutable);
  const inherited = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV$|NODE_OPTIONS$)/i.test(name));
  return {
    ...Object.fromEntries(inherited),
    PATH: [BIN, resolve(PRODUCT, 'node_modules/.bin'), PATH].join(delimiter),
    EXAMPLE_PROGRAMS: BIN,
    REAL_NPM: npm,
    PRODUCT_PACKAGES: resolve(PRODUCT, 'node_modules'),
    HOST: '127.0.0.1',
    PORT: '0',
    STRAPI_TELEMETRY_DISABLED: 'true',
    NO_UPDATE_NOTIFIER: 'true',
    NO_COLOR: '1',
    BROWSER: 'true',
  };
}

/** Makes packages from which npx takes the product that it would fetch, and which give it the programs of `bin`. */
export function placePrograms(packages: string): void {
  mkdirSync(join(packages, '.bin'), { recursive: true });
  symlinkSync(resolve(PRODUCT, 'node_modules/@strapi'), join(packages, '@strapi'));
  symlinkSync(resolve(PRODUCT, 'node_modules/.bin/strapi'), join(packages, '.bin/strapi'));
  for (const program of readdirSync(BIN)) {
    symlinkSync(join(BIN, program), join(packages, '.bin', program));
  }
}
