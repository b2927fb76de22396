import { expect, test } from 'vitest';
import { getPageUrl, readShown } from '../../src/client/ui/page-url';
import { getReportUrl } from '../../src/client/ui/report-url';

const AREAS = ['Developer Docs', 'Cloud'];
const SETTINGS = { areas: AREAS, pagePath: '/docs/search', suggestions: [] };

test.each([
  [{ text: '', area: undefined, page: 1 }, '/docs/search'],
  [{ text: '$eq & <b>', area: undefined, page: 1 }, '/docs/search?q=%24eq+%26+%3Cb%3E'],
  [{ text: 'sort', area: 'Developer Docs', page: 2 }, '/docs/search?q=sort&area=Developer+Docs&page=2'],
])('the address keeps %j', (shown, url) => {
  expect(getPageUrl(SETTINGS.pagePath, shown)).toBe(url);
  expect(readShown(url.slice('/docs/search'.length), AREAS)).toEqual(shown);
});

test.each([['?q=sort&area=Nowhere&page=two'], ['?q=sort&page=-1'], ['?q=sort&page=1.5']])(
  'what is no area and no page is left out of %s',
  (query) => {
    expect(readShown(query, AREAS)).toEqual({ text: 'sort', area: undefined, page: 1 });
  },
);

test('spaces alone are no search', () => {
  expect(readShown('?q=%20%20+', AREAS)).toEqual({ text: '', area: undefined, page: 1 });
  expect(getPageUrl(SETTINGS.pagePath, { text: '  ', area: undefined, page: 1 })).toBe('/docs/search');
});

test('a missing answer is told in an issue that is filled in, or on the search page; without both there is no link', () => {
  expect(getReportUrl({ ...SETTINGS, issuesUrl: 'https://git.example.org/docs/issues/new' }, 'a&b')).toBe(
    'https://git.example.org/docs/issues/new?title=Search%3A+nothing+for+%E2%80%9Ca%26b%E2%80%9D&' +
      'body=A+search+for+%E2%80%9Ca%26b%E2%80%9D+finds+no+page.',
  );
  expect(getReportUrl(SETTINGS, 'a&b')).toBe('/docs/search?q=a%26b#feedback');
  expect(getReportUrl({ ...SETTINGS, pagePath: undefined }, 'a&b')).toBeUndefined();
});
