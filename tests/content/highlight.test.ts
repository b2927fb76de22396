import { Highlight, Prism, type Token } from 'prism-react-renderer';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { additionalLanguages, codeThemes, tokenKinds } from '../../config/code-themes';
import { loadLanguages, tokenize } from '../../plugins/content/highlight/src/tokenize';
import { decodeTokens } from '../../src/theme/CodeBlock/tokens';
import { readPages } from '../support/page';

loadLanguages(additionalLanguages);

/** Pieces of code with their colour, as a colour for each character that has ink. */
function spread(lines: [text: string, color: string][][]): string[] {
  return lines.flatMap((line) => line.flatMap(([text, color]) => Array.from(text.replaceAll(/\s/g, ''), () => color)));
}

/** The colours that the stock component gives. */
function readStockColors(code: string, language: string): string[] {
  let lines: [string, string][][] = [];
  const element = createElement(Highlight, {
    prism: Prism,
    theme: codeThemes.theme,
    code,
    language,
    children: ({ tokens, getTokenProps }) => {
      const colorOf = (token: Token) => String(getTokenProps({ token }).style?.color ?? '');
      lines = tokens.map((line) => line.map((token) => [token.content, colorOf(token)]));
      return null;
    },
  });
  renderToStaticMarkup(element);
  return spread(lines);
}

/** The colours that tokens of the build give. */
function readBuiltColors(code: string, tokens: string): string[] {
  const colorOf = (name = '') => {
    const kind = tokenKinds[name.replace('code-', '')];
    return kind ? `var(--docs-code-${kind.color})` : '';
  };
  const lines = decodeTokens(code, code, tokens);
  return spread(lines.map((line) => line.map(({ content, types: [name] }) => [content, colorOf(name)])));
}

test('every fence has the colours that the stock component would give', () => {
  let fences = 0;
  for (const { file, tree } of readPages()) {
    visit(tree, 'code', ({ value, lang }) => {
      const language = (lang ?? 'text').toLowerCase();
      const tokens = tokenize(value, language, tokenKinds) ?? '';
      expect(readBuiltColors(value, tokens), `${file}: ${value}`).toEqual(readStockColors(value, language));
      fences += 1;
    });
  }
  console.log(`${fences} fences`);
  expect(fences).toBeGreaterThan(0);
});

test('a wrong length, a wrong kind and a line too few are noticed', () => {
  const code = 'const a = 1;\nlet b;';
  const tokens = tokenize(code, 'js', tokenKinds) ?? '';
  const stock = readStockColors(code, 'js');
  expect(readBuiltColors(code, tokens)).toEqual(stock);
  for (const planted of [
    tokens.replace('5k', '4k'),
    tokens.replace('5k', '5s'),
    tokens.split(' ').slice(1).join(' '),
  ]) {
    expect(planted).not.toBe(tokens);
    expect(readBuiltColors(code, planted)).not.toEqual(stock);
  }
});
