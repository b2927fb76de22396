import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Product } from '../../../tools/product/start/src/product';
import { COPIES } from '../../../tools/product/start/src/project';
import { readSeededData, startSeededCopy } from '../../../tools/product/start/src/seeded';

/**
 * Starts the sample project with its data for the tests of a file, and removes it after them.
 *
 * @param copy folder of the project, different for each file
 * @returns a function that gives the running product, for use inside of tests
 */
export function useSeededProduct(copy: string): () => Product {
  let product: Product | undefined;
  beforeAll(async () => {
    product = await startSeededCopy(copy, await readSeededData());
  });
  afterAll(async () => {
    await product?.stop();
    rmSync(join(COPIES, copy), { recursive: true, force: true });
  });
  return () => {
    if (!product) {
      throw new Error('the product runs only inside of tests');
    }
    return product;
  };
}
