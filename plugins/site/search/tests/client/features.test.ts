import { expect, test } from 'vitest';
import { measureSections } from '../../src/client/embedded/features';
import { splitPage } from '../../src/client/embedded/sections';
import { stem } from '../../src/client/embedded/stem';

const PAGE = splitPage({
  url: '/dev-docs/api/entity-service/filter',
  content: 'Filtering Which entries a method returns. Operators Use $eq for equal values. Nested fields Relations.',
  meta: { title: 'Filtering', area: 'Developer Docs', keywords: 'where clause | narrow a list' },
  anchors: [
    { id: 'operators', text: 'Operators', location: 6 },
    { id: 'nested', text: 'Nested fields', location: 12 },
  ],
});

function measure(query: string, share = 1) {
  const terms = query.split(' ').map((text) => ({ text, stem: stem(text), weight: 1, synonyms: [] }));
  return measureSections(PAGE, share, { query, terms });
}

const measureFirst = (query: string, share?: number) => measure(query, share)[0]?.features;

test('a section is measured by its text, its heading, and the title of its page', () => {
  const [intro, operators, nested] = measure('filtering operators').map(({ features }) => features);
  expect(intro).toMatchObject({ coverage: 0.5, headingCoverage: 0.5, headingPrecision: 1, titleCoverage: 0.5 });
  expect(operators).toMatchObject({ coverage: 0.5, headingCoverage: 1, headingPrecision: 1 });
  expect(nested).toMatchObject({ coverage: 0, headingCoverage: 0.5, headingPrecision: 0, frequency: 0 });
  expect(nested?.highestFrequency).toBe(intro?.frequency);
});

test('a query letter by letter counts, also in a heading and as the title', () => {
  const exact = (query: string) =>
    measure(query).map(({ features: { exactText, exactHeading, exactTitle } }) => [
      exactText,
      exactHeading,
      exactTitle,
    ]);
  expect(exact('filtering')).toEqual([
    [1, 1, 1],
    [0, 0, 1],
    [0, 0, 1],
  ]);
  expect(exact('nested fields')[2]).toEqual([1, 1, 0]);
});

test('the address tells what the page is about', () => {
  expect(measureFirst('entity service filtering')).toMatchObject({ titleCoverage: 1 });
});

test('a keyword or a heading is best when the query is like it', () => {
  expect(measureFirst('where clause')).toMatchObject({ nearestName: 1, nameCoverage: 1 });
  expect(measureFirst('nested fields')).toMatchObject({ nearestName: 1, nameCoverage: 1 });
  expect(measureFirst('where list')).toMatchObject({ nearestName: 0.25, nameCoverage: 1 });
  expect(measureFirst('sorting')).toMatchObject({ nearestName: 0, nameCoverage: 0 });
});

test('the best page of the index is not behind, others are', () => {
  expect(measureFirst('filtering')?.index).toBeCloseTo(0);
  expect(measureFirst('filtering', 0.5)?.index).toBeLessThan(-0.5);
  expect(measureFirst('filtering', 0)?.index).toBeGreaterThan(-7);
});
