import type { PrismTheme } from 'prism-react-renderer';

/**
 * Colours of code by kind of token. They are custom properties of `src/css/tokens.css`, so one theme
 * serves both modes and switching the mode needs no new rendering.
 */
const theme: PrismTheme = {
  plain: { color: 'var(--docs-code-text)', backgroundColor: 'var(--docs-code-background)' },
  styles: [
    { types: ['comment', 'prolog', 'cdata'], style: { color: 'var(--docs-code-comment)', fontStyle: 'italic' } },
    { types: ['keyword', 'boolean', 'important', 'atrule'], style: { color: 'var(--docs-code-keyword)' } },
    { types: ['string', 'char', 'attr-value', 'regex', 'url'], style: { color: 'var(--docs-code-string)' } },
    { types: ['number', 'constant', 'builtin', 'variable'], style: { color: 'var(--docs-code-constant)' } },
    { types: ['function', 'class-name', 'selector', 'tag'], style: { color: 'var(--docs-code-name)' } },
    { types: ['property', 'attr-name', 'parameter', 'key'], style: { color: 'var(--docs-code-property)' } },
    { types: ['punctuation', 'operator'], style: { color: 'var(--docs-code-punctuation)' } },
    { types: ['inserted'], style: { color: 'var(--docs-code-string)' } },
    { types: ['deleted'], style: { color: 'var(--docs-code-deleted)' } },
  ],
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

/** Languages beyond those that prism-react-renderer brings; each is part of every page's script. */
export const codeThemes = { theme, darkTheme: theme, magicComments, additionalLanguages: ['bash', 'diff', 'http'] };
