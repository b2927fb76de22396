import { expect, test } from 'vitest';
import { readFacts } from '../../tools/product/claims/src';
import { judgePage } from '../../tools/product/claims/src/judge-page';
import { readClaims } from '../../tools/product/claims/src/read-claims';
import { summarize } from '../../tools/product/claims/src/report';
import { readOldPages } from '../../tools/prose/src/old-pages';
import { readPages } from '../support/page';

test('what pages state of the product is backed; npm run verify -- --claims lists it', () => {
  const facts = readFacts();
  const old = readOldPages();
  const pages = readPages().map((page) => readClaims(page, facts));
  const fresh = pages.filter(({ file }) => !old.has(file));
  console.log(`${summarize(pages)}; ${fresh.length} pages have to pass, ${summarize(fresh)}`);
  expect(pages.flatMap(({ claims }) => claims).length).toBeGreaterThan(100);
  expect(pages.flatMap((page) => judgePage(page, old.has(page.file)))).toEqual([]);
});
