import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeOnce } from '../../start/src/make-once';
import { COPIES, fingerprintProject } from '../../start/src/project';
import { readSeededData, startSeededCopy } from '../../start/src/seeded';
import { removeFolder } from '../../../bootstrap/src/remove-folder.mjs';

/** Has the product write the types of its content types and components, as `strapi ts:generate-types` does. */
async function generateTypes(folder: string): Promise<void> {
  mkdirSync(folder);
  const copy = `generate-${process.pid}`;
  const product = await startSeededCopy(copy, await readSeededData());
  try {
    await product.run(`
      const { generators } = require('@strapi/typescript-utils');
      const artifacts = { contentTypes: true, components: true };
      await generators.generate({ strapi, pwd: ${JSON.stringify(process.cwd())}, rootDir: ${JSON.stringify(folder)}, artifacts, logger: { silent: true } });
    `);
  } finally {
    await product.stop();
    removeFolder(join(COPIES, copy));
  }
}

/**
 * The types of the sample project's content types, made by the product the first time and kept until the project
 * changes.
 *
 * @returns text by file name, such as `contentTypes.d.ts`
 */
export async function readGeneratedTypes(): Promise<Record<string, string>> {
  const folder = await makeOnce(`typed-${fingerprintProject()}`, generateTypes);
  const generated = join(folder, 'generated');
  const names = readdirSync(generated);
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(generated, name), 'utf8')]));
}
