import type { PrismTheme } from 'prism-react-renderer';

/** A kind of token: Prism's names for it, and the custom property of `src/css/tokens.css` that colours it. */
export type TokenKind = { types: string[]; color: string };

/** Kinds by the letter that stands for them in what the build writes; `src/css/custom.css` has a class for each. */
export const tokenKinds: Record<string, TokenKind> = {
  c: { types: ['comment', 'prolog', 'cdata'], color: 'comment' },
  k: { types: ['keyword', 'boolean', 'important', 'atrule'], color: 'keyword' },
  s: { types: ['string', 'char', 'attr-value', 'regex', 'url'], color: 'string' },
  n: { types: ['number', 'constant', 'builtin', 'variable'], color: 'constant' },
  f: { types: ['function', 'class-name', 'selector', 'tag'], color: 'name' },
  p: { types: ['property', 'attr-name', 'parameter', 'key'], color: 'property' },
  o: { types: ['punctuation', 'operator'], color: 'punctuation' },
  i: { types: ['inserted'], color: 'string' },
  d: { types: ['deleted'], color: 'deleted' },
};

/**
 * The same for code that is written in the browser. The colours are custom properties, so one theme serves both modes
 * and switching the mode needs no new rendering.
 */
const theme: PrismTheme = {
  plain: { color: 'var(--docs-code-text)', backgroundColor: 'var(--docs-code-background)' },
  styles: Object.values(tokenKinds).map(({ types, color }) => ({
    types,
    style: { color: `var(--docs-code-${color})`, ...(color === 'comment' && { fontStyle: 'italic' }) },
  })),
};

/** Comments that mark the next line, or the lines between a start and an end, and are not shown themselves. */
const magicComments = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: { start: 'highlight-start', end: 'highlight-end' },
  },
  { className: 'code-block-added', line: 'added-next-line', block: { start: 'added-start', end: 'added-end' } },
  { className: 'code-block-removed', line: 'removed-next-line', block: { start: 'removed-start', end: 'removed-end' } },
];

/** Languages beyond those that prism-react-renderer brings. */
export const additionalLanguages = ['bash', 'diff', 'docker', 'http', 'nginx', 'php'];

export const codeThemes = { theme, darkTheme: theme, magicComments, additionalLanguages };
