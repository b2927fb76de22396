import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { globSync } from 'tinyglobby';
import type { Candidate, Find } from './candidate';
import type { GoldenQuery } from '../../tools/fit-search/src/golden';
import { measureRequest } from './measure-request';
import type { Answered } from './score';

/** Pages that are asked for at once, as the search shows them. */
export const LIMIT = 8;

/** A page without anything of a search on it. */
const PAGE = '/status';

export type Asked = {
  answers: Answered[];
  /** What was sent until the first answer, gzip. */
  firstBytes: number;
  /** What lies on the server, gzip. */
  indexBytes: number;
};

/** Path of a page as the golden queries have it. */
const toPath = (address: string, origin: string): string =>
  new URL(address, origin).pathname.replace(/(?:\/index)?\.html$/, '').replace(/(?<=.)\/$/, '');

async function ask(page: Page, golden: GoldenQuery): Promise<Answered> {
  const { addresses, milliseconds } = await page.evaluate(
    async ([text, limit]) => {
      const { findPages } = globalThis as unknown as { findPages: Find };
      const start = performance.now();
      return { addresses: await findPages(text, limit), milliseconds: performance.now() - start };
    },
    [golden.query, LIMIT] as const,
  );
  const found = addresses.map((address) => toPath(address, page.url()));
  return { ...golden, found, milliseconds };
}

/**
 * Adds up the files of a site whose paths fit.
 *
 * @returns bytes, gzip
 */
export function measureFiles(site: string, files: RegExp): number {
  const names = globSync('**', { cwd: site }).filter((name) => files.test(`/${name}`));
  return names.reduce((sum, name) => sum + gzipSync(readFileSync(join(site, name))).length, 0);
}

/**
 * Asks a candidate the golden queries, in a browser.
 *
 * @param site folder of the site with the candidate's index in it
 * @param origin where that is served
 */
export async function askCandidate(
  candidate: Candidate,
  browser: Browser,
  { site, origin, queries }: { site: string; origin: string; queries: GoldenQuery[] },
): Promise<Asked> {
  const page = await browser.newPage();
  const sizes: Promise<number>[] = [];
  page.context().on('requestfinished', (request) => {
    if (candidate.files.test(new URL(request.url()).pathname)) {
      sizes.push(measureRequest(request));
    }
  });
  await page.goto(origin + PAGE);
  const code = await candidate.bundle();
  await page.addScriptTag({ content: code, type: 'module' });
  await page.waitForFunction(() => 'findPages' in globalThis);
  const [first, ...rest] = queries;
  const answers = first ? [await ask(page, first)] : [];
  // Requests of a worker are told a little later.
  await page.waitForTimeout(500);
  const firstBytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, gzipSync(code).length);
  for (const query of rest) {
    answers.push(await ask(page, query));
  }
  await page.close();
  return { answers, firstBytes, indexBytes: measureFiles(site, candidate.files) };
}
