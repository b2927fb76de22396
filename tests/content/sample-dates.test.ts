import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { parsePage, readPages, type Page } from '../support/page';

/** The year of the documented version: the sample data are of its October, and so is what pages show. */
const YEAR = 2023;

/** Examples that plan ahead do so for this year or later, since a planned time that has passed never comes. */
const PLANNED = 2029;

/** Dates in code, responses and results that are of neither; the day on which a page was written is the usual one. */
function listForeignDates({ file, tree }: Page): string[] {
  const found: string[] = [];
  visit(tree, 'code', ({ value }) => {
    for (const [date, year] of value.matchAll(/\b(20\d\d)-[01]\d-[0-3]\d/g)) {
      if (Number(year) > YEAR && Number(year) < PLANNED) {
        found.push(`${file}: ${date}`);
      }
    }
  });
  return found;
}

const pages = readPages();

test('sample dates are of the year of the documented version', () => {
  console.log(`pages: ${pages.length}`);
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.flatMap(listForeignDates)).toEqual([]);
});

test('the day on which a page was written is found', () => {
  const write = (date: string) =>
    parsePage('docs/bad.md', `\`\`\`json\n{ "publishedAt": "${date}T12:54:09.074Z" }\n\`\`\`\n`);
  expect(listForeignDates(write('2026-11-22'))).toEqual(['docs/bad.md: 2026-11-22']);
  expect(listForeignDates(write('2023-10-02'))).toEqual([]);
  expect(listForeignDates(write('2030-01-01'))).toEqual([]);
});
