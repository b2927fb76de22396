import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { additionalLanguages, tokenKinds } from '../../config/code-themes';
import { loadLanguages, tokenize } from '../../plugins/highlight/src/tokenize';
import { decodeTokens } from '../../src/theme/CodeBlock/tokens';
import { readPages } from '../support/page';

loadLanguages(additionalLanguages);

test('the tokens of every fence give its code again', () => {
  let coloured = 0;
  for (const { file, tree } of readPages()) {
    visit(tree, 'code', ({ value, lang }) => {
      const tokens = tokenize(value, lang ?? 'text', tokenKinds);
      const lines = decodeTokens(value, value, tokens ?? '');
      expect(lines.map((line) => line.map(({ content }) => content).join('')).join('\n'), file).toBe(value);
      coloured += lines.flat().some(({ types }) => types.length > 0) ? 1 : 0;
    });
  }
  console.log(`${coloured} fences with colours`);
  expect(coloured).toBeGreaterThan(0);
});
