import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRODUCT, type Overlay } from '../../../tools/product/start/src/project';
import { placeSeededCopy, readSeededData } from '../../../tools/product/start/src/seeded';

/** Responds after the milliseconds in `?wait=`. */
const SLOW_REQUESTS = `module.exports = () => async (ctx, next) => {
  await new Promise((resolve) => setTimeout(resolve, Number(ctx.query.wait ?? 0)));
  await next();
};
`;

/** Takes the milliseconds of two variables to start and to stop. */
const SLOW_LIFE = `const wait = (variable) => new Promise((resolve) => setTimeout(resolve, Number(process.env[variable] ?? 0)));
module.exports = {
  register({ strapi }) {
    strapi.customFields.register({ name: 'color', type: 'string' });
  },
  bootstrap: () => wait('SLOW_START'),
  async destroy() {
    console.log('destroy begins');
    await wait('SLOW_STOP');
    console.log('destroy ends');
  },
};
`;

/**
 * Makes a copy of the sample project with its data that can be told to take its time: for requests with `?wait=`, and
 * by the variables `SLOW_START` and `SLOW_STOP`, all in milliseconds. It has no folder with a dot above it, since PM2
 * doesn't watch files there.
 *
 * @param overlay files to put over the project's, content by path
 * @returns its folder, absolute, and what removes it
 */
export async function placeSlowCopy(
  name: string,
  overlay: Overlay = {},
): Promise<{ folder: string; remove: () => void }> {
  const middlewares = readFileSync(`${PRODUCT}/config/middlewares.js`, 'utf8');
  const copy = placeSeededCopy(name, await readSeededData(), {
    overlay: {
      'src/middlewares/slow.js': SLOW_REQUESTS,
      'src/index.js': SLOW_LIFE,
      'config/middlewares.js': middlewares.replace("'strapi::query',", "'strapi::query',\n  'global::slow',"),
      ...overlay,
    },
  });
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  cpSync(copy, folder, { recursive: true, verbatimSymlinks: true });
  rmSync(copy, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
