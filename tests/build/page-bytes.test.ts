import { expect, test } from 'vitest';
import { measureConsoleBytes } from '../../bench/console-bytes';
import { measurePageBytes } from '../../bench/page-bytes';
import { serveBuiltSite } from '../support/built-site';
import { explainSize } from './byte-limits';

/**
 * Bytes (gzip) of the scripts that a page runs once it is touched, and of those that are fetched ahead before. Lower
 * them when pages get lighter.
 */
const PAGES: [path: string, touched: number, ahead: number][] = [
  ['/', 139_000, 108_000],
  ['/home/Home', 113_500, 108_000],
  ['/dev-docs/api/rest/relations', 147_000, 108_000],
  ['/openapi/content-api/list-restaurants', 150_000, 108_000],
];

const site = serveBuiltSite();

test.each(PAGES)('%s keeps to its bytes, and runs no script before it is touched', async (path, touched, ahead) => {
  const before = await measurePageBytes(site.browser, site.origin + path);
  const after = await measurePageBytes(site.browser, site.origin + path, { touched: true });
  console.log(
    `${path}: ${after.script} bytes of script once touched, ${before.prefetch} fetched ahead, ${before.document} of HTML`,
  );
  expect(before.script).toBe(0);
  expect(before.font).toBe(0);
  expect(explainSize('the script', after.script, touched)).toEqual([]);
  expect(explainSize('what is fetched ahead', before.prefetch, ahead)).toEqual([]);
});

/** Bytes (gzip) of an operation until it can be read, and those that come on top when Send is pressed first. */
const OPERATION = { path: '/openapi/content-api/list-restaurants', readable: 140_000, sent: 370_000 };

test('an operation keeps to its bytes, read and sent', async () => {
  const { readable, sent } = await measureConsoleBytes(site.browser, site.origin + OPERATION.path);
  console.log(`${OPERATION.path}: ${readable} bytes until it is read, ${sent} more when Send is pressed first`);
  expect(explainSize('what is read', readable, OPERATION.readable)).toEqual([]);
  expect(explainSize('what sends', sent, OPERATION.sent)).toEqual([]);
});
