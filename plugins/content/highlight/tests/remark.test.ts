import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { remarkHighlight } from '../src/remark';

const highlight = remarkHighlight({ kinds: { k: { types: ['keyword'] } }, additionalLanguages: [] });

function highlightFence(language: string, meta = '', code = 'const a'): unknown {
  const tree = unified().use(remarkParse).parse(`\`\`\`${language} ${meta}\n${code}\n\`\`\``);
  highlight(tree);
  return tree.children[0]?.data?.hProperties;
}

test.each([
  ['a fence', 'js', '', { tokens: '5k' }],
  ['a language in capitals', 'JS', '', { tokens: '5k' }],
  ['an unknown language', 'tree', '', { tokens: '' }],
  ['an editor', 'jsx', 'live', undefined],
  ['a diagram', 'mermaid', '', undefined],
])('%s', (_, language, meta, expected) => {
  expect(highlightFence(language, meta)).toEqual(expected);
});
