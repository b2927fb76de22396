import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { COPIES, fingerprintProject } from '../../start/src/project';
import { readSeededData, startSeededCopy } from '../../start/src/seeded';

/** Has the product write the types of its content types and components, as `strapi ts:generate-types` does. */
async function generateTypes(folder: string): Promise<void> {
  mkdirSync(COPIES, { recursive: true });
  const work = mkdtempSync(join(COPIES, 'types-'));
  const product = await startSeededCopy(`generate-${process.pid}`, await readSeededData());
  try {
    await product.run(`
      const { generators } = require('@strapi/typescript-utils');
      const artifacts = { contentTypes: true, components: true };
      await generators.generate({ strapi, pwd: ${JSON.stringify(process.cwd())}, rootDir: ${JSON.stringify(work)}, artifacts, logger: { silent: true } });
    `);
    // In one step, so that a folder of that name is always whole.
    renameSync(work, folder);
  } finally {
    await product.stop();
    rmSync(join(COPIES, `generate-${process.pid}`), { recursive: true, force: true });
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * The types of the sample project's content types, made by the product the first time and kept until the project
 * changes.
 *
 * @returns text by file name, such as `contentTypes.d.ts`
 */
export async function readGeneratedTypes(): Promise<Record<string, string>> {
  const folder = join(COPIES, `typed-${fingerprintProject()}`);
  if (!existsSync(folder)) {
    await generateTypes(folder);
  }
  const generated = join(folder, 'generated');
  const names = readdirSync(generated);
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(generated, name), 'utf8')]));
}
