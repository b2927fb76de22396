import { expect, test } from 'vitest';
import { visit } from 'unist-util-visit';
import { readPages } from '../support/page';

/** The sample data were made in this year; a date of the day on which an example was recorded looks wrong beside them. */
const SAMPLE_YEAR = 2023;

/** Lines of recorded results that name a moment after the sample data's year. */
function findLaterDates(source: string): string[] {
  return source.split('\n').filter((line) => {
    const years = [...line.matchAll(/"(\d{4})-\d{2}-\d{2}T[\d:.]+Z"/g)].map(([, year]) => Number(year));
    return years.some((year) => year > SAMPLE_YEAR);
  });
}

const pages = readPages().filter(({ file }) => /^docs\/(?:dev-docs\/api\/|user-docs\/|.*\/api-tokens\.md)/.test(file));

test('recorded results of the API pages name no moment after the year of the sample data', () => {
  let dates = 0;
  const problems: string[] = [];
  for (const { file, tree } of pages) {
    visit(tree, 'code', ({ value }) => {
      dates += value.match(/"\d{4}-\d{2}-\d{2}T/g)?.length ?? 0;
      problems.push(...findLaterDates(value).map((line) => `${file}: ${line.trim()}: write a date in ${SAMPLE_YEAR}`));
    });
  }
  console.log(`${pages.length} pages, ${dates} moments`);
  expect(dates).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

test('a later moment is found, and one of the sample year is not', () => {
  expect(findLaterDates('"a": "2023-10-02T09:01:00.000Z",\n"b": "2024-01-01T00:00:00.000Z"')).toEqual([
    '"b": "2024-01-01T00:00:00.000Z"',
  ]);
});
