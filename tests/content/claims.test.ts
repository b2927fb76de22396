import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import { expect, test } from 'vitest';
import { readFacts } from '../../tools/product/claims/src';
import { judgePage } from '../../tools/product/claims/src/judge-page';
import { readClaims } from '../../tools/product/claims/src/read-claims';
import { summarize } from '../../tools/product/claims/src/report';
import { readPages } from '../support/page';

test('what pages state of the product is backed; npm run verify -- --claims lists it', () => {
  const facts = readFacts();
  const pages = readPages().map((page) => readClaims(page, facts));
  console.log(summarize(pages));
  expect(pages.flatMap(({ claims }) => claims).length).toBeGreaterThan(100);
  expect(pages.flatMap(judgePage)).toEqual([]);
});

/** A page as a browser shows it: line breaks and repeated spaces make no difference. */
async function render(source: string): Promise<string> {
  const { default: Content } = await evaluate(source, { ...runtime, remarkPlugins: [remarkGfm] });
  return renderToStaticMarkup(createElement(Content))
    .replace(/\s+(?=<\/)|\n/g, '')
    .replace(/ +/g, ' ');
}

test('readers get a page as if its comments were not there', async () => {
  const source = [
    'A day by default. {/* source: a/b.js#c */} Another sentence.',
    'Two lines.\n{/* source: a/b.js#c */}',
    '- an item {/* source: a/b.js#c */}\n- another',
    '{/* source: a/b.js#c */}',
    '| A | B |\n| --- | --- |\n| 5 {/* source: a/b.js#c */} | x |\n| 6 | y |',
    '{/* source: a/b.js#c */}',
    'The end.',
  ].join('\n\n');
  const without = source.replace(/ ?\{\/\*.*?\*\/\}/g, '');
  expect(without).not.toContain('{');
  expect(await render(source)).toBe(await render(without));
});
