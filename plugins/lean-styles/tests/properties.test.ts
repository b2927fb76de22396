import { expect, test } from 'vitest';
import { trimStyles } from '../src/trim-styles';

const SCRIPT = `element.style.setProperty('--set', '1px'); const style = { color: 'var(--read)' };
  const code = \`var(--code-\${kind})\`; const card = 'card';`;

/** What is left of sheets, in one line. */
function trim(...sheets: string[]): string {
  const trimmed = trimStyles(new Map(sheets.map((css, index) => [`${index}.css`, css])), [SCRIPT]);
  return [...trimmed.values()].join(' ').replace(/\s+/g, ' ').trim();
}

test.each([
  ['where it is read', ':root{--x:1px} a{top:var(--x)}', ':root{} a{top:1px}'],
  [
    'through others',
    ':root{--x:1px;--y:calc(var(--x) * 2);--z:var(--y)} a{top:var(--z)}',
    ':root{} a{top:calc(1px * 2)}',
  ],
  ['in place of a fallback', ':root{--x:1px} a{top:var(--x, var(--other, 2px))}', ':root{} a{top:1px}'],
  ['in a fallback', ':root{--x:1px} a{top:var(--other, var(--x))}', ':root{} a{top:var(--other, 1px)}'],
  ['beside other values', ':root{--x:1px;--y:solid} a{border:var(--x)var(--y)red}', ':root{} a{border:1px solid red}'],
  ['in a layer', '@layer l{:root{--x:1px}} a{top:var(--x)}', '@layer l{:root{}} a{top:1px}'],
  ['read by scripts, which keeps it', ':root{--read:red} a{color:var(--read)}', ':root{--read:red} a{color:red}'],
])('a constant is written %s', (_where, css, left) => {
  expect(trim(css)).toBe(left);
});

test('a constant is written into the other sheets', () => {
  expect(trim(':root{--x:1px}', 'a{top:var(--x)}')).toBe(':root{} a{top:1px}');
});

test('another name for a property of the root is a constant, in both modes', () => {
  const modes = ':root{--x:red}[data-theme=dark]{--x:blue}';
  expect(trim(`${modes} :root{--y:var(--x)} a{color:var(--y)}`)).toBe(`${modes} :root{} a{color:var(--x)}`);
});

test.each([
  ['declared twice', ':root{--x:1px} .card{--x:2px} a{top:var(--x)}'],
  ['declared under a condition', '@media print{:root{--x:1px}} a{top:var(--x)}'],
  ['declared inside another rule', '.card{:root{--x:1px}} a{top:var(--x)}'],
  ['declared for other elements', '.card{--x:1px} a{top:var(--x)}'],
  ['set by a script', ':root{--set:1px} a{top:var(--set)}'],
  ['made from one that differs below the root', ':root{--x:1px;--y:var(--x)} .card{--x:2px} a{top:var(--y)}'],
  ['made from one that a script sets', ':root{--set:1px;--y:var(--set)} a{top:var(--y)}'],
  ['made from one that nothing declares', ':root{--y:var(--x)} a{top:var(--y, 1px)}'],
  ['without a value of its own', ':root{--x:inherit} a{top:var(--x)}'],
  ['with a type', '@property --x{syntax:"<length>";inherits:true} :root{--x:1em} a{top:var(--x)}'],
  ['read by a container query', ':root{--x:1} @container style(--x:1){a{top:0}}'],
])('no constant: %s', (_what, css) => {
  expect(trim(css)).toBe(css);
});

test.each([
  ['nothing', ':root{--x:1px} .card{--x:2px;top:0}', ':root{} .card{top:0}'],
  ['only what nothing reads', '.card{--x:1px;--y:var(--x);--z:var(--y)}', '.card{}'],
  ['only itself', '.card{--x:var(--x)}', '.card{}'],
  ['only a rule without a use', '.card{--x:1px} .unused{top:var(--x)}', '.card{}'],
  ['scripts, and stays', '.card{--read:1px;--set:1px;--code-name:red}', '.card{--read:1px;--set:1px;--code-name:red}'],
])('a property read by %s', (_reader, css, left) => {
  expect(trim(css)).toBe(left);
});
