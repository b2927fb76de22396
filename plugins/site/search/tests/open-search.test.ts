import { expect, test } from 'vitest';
import { printOpenSearch } from '../src/open-search';

test('the search page is told with a name that browsers take, and escaped', () => {
  const xml = printOpenSearch({ title: 'Docs & more of them', url: 'https://docs.example.org/a"b/search' });
  expect(xml).toContain('<ShortName>Docs &amp; more of t</ShortName>');
  expect(xml).toContain('template="https://docs.example.org/a&quot;b/search?q={searchTerms}"');
});
