import { expect, test } from 'vitest';
import { printLine } from './print-line';

const TOKENS = [
  { types: ['code-k'], content: 'if' },
  { types: [], content: ' (a < b && c > "d")' },
];

test('coloured pieces have elements, plain ones none, and markup is text', () => {
  expect(printLine(TOKENS)).toBe(
    '<div class="token-line"><span class="code-k">if</span> (a &lt; b &amp;&amp; c &gt; "d")<br></div>',
  );
});

test('a line keeps its height without text, and its classes', () => {
  expect(printLine([], ['marked'])).toBe('<div class="token-line marked"><br></div>');
});

test('a line with a number has a place for it', () => {
  const numbers = { line: 'row', number: 'number', content: 'code' };
  expect(printLine([{ types: [], content: 'a' }], undefined, numbers)).toBe(
    '<div class="token-line row"><span class="number"></span><span class="code">a</span><br></div>',
  );
});
