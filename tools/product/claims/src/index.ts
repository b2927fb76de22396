import { join } from 'node:path';
import { readAreas } from '../../../../plugins/content/option-tables/src/areas';
import { PRODUCT } from '../../start/src/project';
import { readPage } from '../../verify/src/read-page';
import { judgePage } from './judge-page';
import { readClaims, type Facts } from './read-claims';
import { describeClaim, summarize } from './report';
import { Packages } from './sources';

/** The installed packages of the product, and the options that were read from it. */
export function readFacts(): Facts {
  return { packages: new Packages(join(PRODUCT, 'node_modules')), areas: readAreas('data/product-facts') };
}

/**
 * Lists the claims of pages with what backs each, then what has to be changed.
 *
 * @returns whether every page passes
 */
export function reportClaims(files: string[]): boolean {
  const facts = readFacts();
  const pages = files.map((file) => readClaims(readPage(file), facts));
  pages.flatMap(({ claims }) => claims).forEach((claim) => console.log(describeClaim(claim)));
  const problems = pages.flatMap(judgePage);
  problems.forEach((problem) => console.log(problem));
  console.log(summarize(pages));
  return problems.length === 0;
}
