import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeOnce } from './make-once';
import { COPIES, copyProject, fingerprintProject, PRODUCT, type Overlay } from './project';
import { startProduct, type Product, type ProductOptions } from './product';
import { removeFolder } from '../../../bootstrap/src/remove-folder.mjs';

/** The sample data as files: a database, and the folder of uploaded files that belongs to it. */
export type SeededData = { database: string; uploads: string };

const DATABASE = '.tmp/data.db';

/** The files of a snapshot in a folder. */
export function dataIn(folder: string): SeededData {
  return { database: join(folder, 'data.db'), uploads: join(folder, 'uploads') };
}

async function seed(folder: string): Promise<void> {
  const project = `${folder}-in`;
  copyProject(project);
  mkdirSync(join(project, '.tmp'));
  const product = await startProduct({ folder: project });
  try {
    await product.seed(join(PRODUCT, 'seed/index.js'));
    await product.snapshot(dataIn(folder));
  } finally {
    await product.stop();
  }
}

/**
 * The sample data, made by the product itself the first time and kept until schema, configuration, seed or
 * packages change.
 */
export async function readSeededData(): Promise<SeededData> {
  return dataIn(await makeOnce(`seeded-${fingerprintProject()}`, seed));
}

/** Puts the sample data into a copy of the project that is not running. */
export function placeSeededData(folder: string, { database, uploads }: SeededData): void {
  mkdirSync(join(folder, '.tmp'), { recursive: true });
  for (const suffix of ['-wal', '-shm']) {
    rmSync(join(folder, DATABASE + suffix), { force: true });
  }
  cpSync(database, join(folder, DATABASE));
  removeFolder(join(folder, 'public/uploads'));
  cpSync(uploads, join(folder, 'public/uploads'), { recursive: true });
}

/**
 * Makes a fresh copy of the project on the sample data.
 *
 * @param name folder of the copy in `.cache/product`
 * @param overlay files to put over the project's, content by path
 * @param dist where its code lies a second time, as a compiled TypeScript project has it
 * @returns the folder
 */
export function placeSeededCopy(
  name: string,
  data: SeededData,
  { overlay, dist }: { overlay?: Overlay; dist?: string } = {},
): string {
  const folder = join(COPIES, name);
  copyProject(folder, overlay, dist);
  placeSeededData(folder, data);
  return folder;
}

/** Makes a fresh copy of the project on the sample data, as `placeSeededCopy` does, and starts it. */
export function startSeededCopy(
  name: string,
  data: SeededData,
  { overlay, ...options }: Omit<ProductOptions, 'folder'> & { overlay?: Overlay } = {},
): Promise<Product> {
  return startProduct({ folder: placeSeededCopy(name, data, { overlay, dist: options.dist }), ...options });
}
