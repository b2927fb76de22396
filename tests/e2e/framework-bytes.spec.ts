import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { measureConsoleBytes } from '../../bench/console-bytes';
import { measurePageBytes } from '../../bench/page-bytes';
import { PAGES_SITE, SITE } from '../support/ports';

/** What a page may transfer at most, in bytes (gzip). */
type Limits = {
  document: number;
  stylesheet: number;
  /** Fetched ahead before the first touch. */
  prefetch: number;
  /** Fetched ahead after that, for the search: its dialog, its engine, and the first files of its index. */
  later: number;
  /** Run after the first touch. */
  script: number;
};

/** What the script that answers controls before React may weigh, in bytes (gzip); it is part of each page. */
const START_LIMIT = 5_000;

/**
 * Limits of the framework: neither page changes with the site's content. The typical page has a request in each format
 * that readers are offered, and a table that names its columns in each cell for narrow screens.
 */
const LIMITS: [path: string, limits: Limits][] = [
  ['/', { document: 8_500, stylesheet: 18_000, prefetch: 150_000, later: 100_000, script: 150_000 }],
  ['/typical', { document: 10_800, stylesheet: 18_000, prefetch: 151_000, later: 100_000, script: 151_000 }],
];

/** Lists what is above its limit. */
function findExcess(bytes: Limits, limits: Limits): string[] {
  return (Object.keys(limits) as (keyof Limits)[])
    .filter((kind) => bytes[kind] > limits[kind])
    .map((kind) => `${kind}: ${bytes[kind]} bytes, at most ${limits[kind]}`);
}

for (const [path, limits] of LIMITS) {
  test(`${path} of the fixture site keeps to the framework's limits, and runs no script before a touch`, async ({
    browser,
  }) => {
    const before = await measurePageBytes(browser, PAGES_SITE + path);
    const { script } = await measurePageBytes(browser, PAGES_SITE + path, { touched: true });
    const { document, stylesheet, prefetch, later } = before;
    console.log(
      `${path}: HTML ${document}, CSS ${stylesheet}, fetched ahead ${prefetch} and ${later}, script ${script} bytes`,
    );
    expect(before.script).toBe(0);
    expect(before.font).toBe(0);
    expect(document).toBeGreaterThan(0);
    expect(findExcess({ document, stylesheet, prefetch, later, script }, limits)).toEqual([]);
  });
}

test('planted: bytes above a limit are found', () => {
  const limits = { document: 10, stylesheet: 10, prefetch: 10, later: 10, script: 10 };
  expect(findExcess({ document: 10, stylesheet: 11, prefetch: 0, later: 0, script: 12 }, limits)).toEqual([
    'stylesheet: 11 bytes, at most 10',
    'script: 12 bytes, at most 10',
  ]);
});

/** Style sheets that are fetched with the search, and those of the API reference: bytes (gzip) of each. */
const MOST_LATER_BYTES = 2_000;

test('style sheets that only some pages load keep to their size', () => {
  const later = globSync('build/assets/css/*.css').filter((file) => !file.includes('/styles.'));
  const sizes = later.map((file) => gzipSync(readFileSync(file)).length);
  console.log(`other style sheets: ${sizes.join(', ')} bytes`);
  expect(later.length).toBeGreaterThan(0);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(MOST_LATER_BYTES);
});

/** Bytes (gzip) of the console on top of the page, when Send is pressed first. */
const MOST_CONSOLE_BYTES = 230_000;

test('the console of an operation keeps to its size', async ({ browser }) => {
  const { readable, sent } = await measureConsoleBytes(browser, `${SITE}/openapi/content-api/list-restaurants`);
  console.log(`an operation: ${readable} bytes until it is read, ${sent} more when Send is pressed first`);
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThanOrEqual(MOST_CONSOLE_BYTES);
});

/** Pages of the real site: their bytes are reported, not limited, since they depend on the content. */
const REAL_PAGES = ['/', '/home/Home', '/dev-docs/api/rest/relations', '/openapi/content-api/list-restaurants'];

for (const path of REAL_PAGES) {
  test(`${path} runs no script before a touch`, async ({ browser }) => {
    const before = await measurePageBytes(browser, SITE + path);
    const touched = await measurePageBytes(browser, SITE + path, { touched: true });
    console.log(`${path}: HTML ${before.document}, fetched ahead ${before.prefetch}, script ${touched.script} bytes`);
    expect(before.script).toBe(0);
    expect(touched.script).toBeGreaterThan(0);
  });
}

test('the script that answers controls before React keeps to its limit', () => {
  const [, start = ''] =
    /<script data-chunks=[^>]*>(.*?)<\/script>/s.exec(readFileSync('build/cloud/intro.html', 'utf8')) ?? [];
  const bytes = gzipSync(start).length;
  console.log(`start: ${bytes} bytes`);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(START_LIMIT);
});
