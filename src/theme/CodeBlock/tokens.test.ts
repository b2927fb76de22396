import { expect, test } from 'vitest';
import { decodeTokens } from './tokens';

const text = (code: string) => ({ types: [], content: code });
const keyword = (code: string) => ({ types: ['code-k'], content: code });

test('lengths cut a line, and its end is plain', () => {
  expect(decodeTokens('let a', 'let a', '3k')).toEqual([[keyword('let'), text(' a')]]);
});

test('a comment that marks a line does not shift the colours of the others', () => {
  const source = 'let a\n// highlight-next-line\nlet b\n\nend';
  expect(decodeTokens('let a\nlet b\n\nend', source, '3k 23c 3k - 3k')).toEqual([
    [keyword('let'), text(' a')],
    [keyword('let'), text(' b')],
    [],
    [keyword('end')],
  ]);
});

test('code without tokens is plain', () => {
  expect(decodeTokens('a\nb', 'a\nb', '')).toEqual([[text('a')], [text('b')]]);
});
