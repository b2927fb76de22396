import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { printPage } from '../src/embedded/print-page';
import type { SearchRecord } from '../src/records/record';
import { createRecord } from './support/create-record';

const weight = (level: number, pageRank = 1) => ({ pageRank, level, position: 0 });

const outline = (...records: [SearchRecord, ...SearchRecord[]]) => {
  const $ = load(printPage(records));
  return $('body')
    .children()
    .toArray()
    .map((element) => `${element.name} ${$(element).attr('data-pagefind-weight')} ${$(element).text()}`);
};

test('titles weigh more than headings, these more than text, and code less', () => {
  expect(
    outline(
      createRecord({ type: 'lvl1', content: null, weight: weight(90) }),
      createRecord({ type: 'lvl2', content: null, weight: weight(80) }),
      createRecord(),
      createRecord({ content: 'sort=name', weight: weight(-10) }),
    ),
  ).toEqual(['h1 10 Sorting', 'h2 6 Fields', 'p 1 By one field.', 'p 0.5 sort=name']);
});

test('pages of a low rank weigh less', () => {
  expect(outline(createRecord({ type: 'lvl1', content: null, weight: weight(90, 0) }))).toEqual(['h1 2 Sorting']);
});

test('area and docs tag are filters, anchors are ids, and markup is text', () => {
  const $ = load(
    printPage([
      createRecord({
        type: 'lvl2',
        content: null,
        hierarchy: { ...createRecord().hierarchy, lvl0: 'A "B"', lvl2: '<b>Bold</b> & more' },
        weight: weight(80),
      }),
    ]),
  );
  expect($('h2#fields').text()).toBe('<b>Bold</b> & more');
  const attributes = (name: string) =>
    $(`[data-pagefind-${name}]`)
      .toArray()
      .map((element) => [$(element).attr(`data-pagefind-${name}`), $(element).attr('content')]);
  expect(attributes('filter')).toEqual([
    ['area[content]', 'A "B"'],
    ['tag[content]', 'docs-default-current'],
  ]);
  expect(attributes('meta')).toEqual([
    ['area[content]', 'A "B"'],
    ['also[content]', 'dev docs sort'],
  ]);
});

test('keywords are searched, and are no text of the page', () => {
  const keywords = createRecord({ content: 'order, arrange results', weight: weight(10) });
  const $ = load(printPage([createRecord(), keywords]));
  expect($('[data-pagefind-meta="keywords[content]"]').attr('content')).toBe('order | arrange results');
  expect($('body').text().trim()).toBe('By one field.');
});
