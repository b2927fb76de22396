import { writeFileSync } from 'node:fs';
import {
  fingerprintInputs,
  fingerprintPage,
  keepOthers,
  readProofs,
  writeProofs,
  type Proofs,
} from '../../verify/src/proofs';
import { readWalk } from './walk-page';

/** For each page, what it was when its walk found all that the page says; see `tools/product/verify/src/proofs`. */
export const WALK_PROOFS = 'data/walk-proofs.json';

/** What walks run with: the product, the sample project and its data, all walks, and what takes them. */
const INPUTS = [
  'package-lock.json',
  'product/{package.json,package-lock.json}',
  'product/{config,database,seed,src,vendor,walks}/**',
  'grammar/*.ts',
  '!grammar/name-examples.ts',
  'tools/bootstrap/src/**',
  'tools/product/{screenshots,start}/src/**',
  'tools/product/verify/src/{boot-file,overlay,read-page}.ts',
  '!tools/product/screenshots/src/{main,walk-proofs}.ts',
];

/**
 * @param pages of which the project is made that the walk goes through; none: the sample project
 * @param inputs what `fingerprintInputs` gives
 * @returns a name for the present state of a page and of what its walk runs with
 */
export function fingerprintWalk(file: string, pages: string[], inputs: string): string {
  const others = pages.filter((page) => page !== file).map((page) => fingerprintPage(page, inputs));
  return fingerprintPage(file, [inputs, ...others].join());
}

async function fingerprintWalks(files: string[]): Promise<Proofs> {
  const inputs = fingerprintInputs(INPUTS);
  const proofs: Proofs = {};
  for (const file of files) {
    const walk = await readWalk(file);
    proofs[file] = fingerprintWalk(file, walk?.project?.pages ?? [], inputs);
  }
  return proofs;
}

/** Lists pages that are what they were when their walk passed. */
export async function listProvenWalks(files: string[]): Promise<string[]> {
  const [proofs, present] = [readProofs(WALK_PROOFS), await fingerprintWalks(files)];
  return files.filter((file) => present[file] !== undefined && present[file] === proofs[file]);
}

/** Records that the walks of pages passed as they are, and forgets pages that are gone. */
export async function recordWalks(files: string[]): Promise<void> {
  const kept = keepOthers(readProofs(WALK_PROOFS), files);
  writeFileSync(WALK_PROOFS, writeProofs({ ...kept, ...(await fingerprintWalks(files)) }));
}
