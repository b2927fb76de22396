import { describe, expect, test } from 'vitest';
import { trimStyles } from '../src/trim-styles';

const SCRIPT = `
  const used = clsx('card', { open: isOpen }, "\\nfirst", 'tabs--' + kind, \`badge--\${kind}\`, base + '--lit');
  element.style.setProperty('--set', '1px');
  const style = { color: 'var(--read)' };`;

/** What is left of a sheet, in one line. */
function trim(css: string, script = SCRIPT): string {
  const trimmed = trimStyles(new Map([['site.css', css]]), [script]).get('site.css') ?? '';
  return trimmed.replace(/\s+/g, ' ').trim();
}

describe('rules', () => {
  test.each([
    ['a class that scripts spell', '.card{top:0}'],
    ['a class of an object, and behind an escape', '.open{top:0} .first{top:0}'],
    ['names that scripts put together', '.tabs--block{top:0} .badge--new{top:0} .button--lit{top:0}'],
    ['elements, ids, attributes', `h1 > a{top:0} #page{top:0} [class*='col--']{top:0}`],
    ['what must not match', 'a:not(.unused){top:0} a:not(:is(.unused, .other)){top:0}'],
    ['one of several that may match', '.card:is(.unused, h1){top:0} :where(.card, .unused) a{top:0}'],
    ['steps of animations', '@keyframes turn{from{top:0}50%{top:1px}}'],
    ['fonts', '@font-face{font-family:x;src:url(x.woff2)}'],
    ['the order of layers', '@layer one, two;'],
    ['names that code may spell in more ways than one', String.raw`.md\:flex{top:0} .größe{top:0}`],
  ])('stay: %s', (_what, css) => {
    expect(trim(css)).toBe(css);
  });

  test.each([
    ['a class that no script spells', '.unused{top:0} .card .unused{top:0} .card.unused{top:0}', ''],
    ['its part of a list', '.card, .unused > a, h1{top:0}', '.card, h1{top:0}'],
    ['a choice of none', 'a:is(.unused, .other){top:0} a:has(> .unused){top:0}', ''],
    ['in a media query', '@media print{.unused{top:0}.card{top:0}}', '@media print{.card{top:0}}'],
    ['in a layer, which keeps its place', '@layer one{.unused{top:0}}', '@layer one{}'],
    ['an escaped name, by what it means', String.raw`.un\75 sed{top:0} .c\61 rd{top:0}`, String.raw`.c\61 rd{top:0}`],
    ['a name that a longer one holds', '.car{top:0} .card-x{top:0}', ''],
  ])('go: %s', (_what, css, left) => {
    expect(trim(css)).toBe(left);
  });
});

describe('declarations in layers', () => {
  const layered = (css: string): string => `@layer base{${css}}`;

  test.each([
    ['for the same selector', 'a{top:0;left:0}', 'a{top:1px}', 'a{left:0}'],
    ['for each of its selectors', 'a,b{top:0}', 'a{top:1px} b{top:2px}', 'a,b{}'],
    ['in a media query', '@media print{a{top:0}}', 'a{top:1px}', '@media print{a{}}'],
  ])('go where one outside wins: %s', (_what, inside, outside, left) => {
    expect(trim(`${layered(inside)} ${outside}`)).toBe(`${layered(left)} ${outside}`);
  });

  test.each([
    ['important', 'a{top:0 !important}', 'a{top:1px}'],
    ['another selector', 'a,b{top:0}', 'a{top:1px}'],
    ['another property', 'a{top:0}', 'a{left:1px}'],
    ['outside under a condition', 'a{top:0}', '@media print{a{top:1px}}'],
    ['outside in another layer', 'a{top:0}', '@layer more{a{top:1px}}'],
  ])('stay: %s', (_what, inside, outside) => {
    expect(trim(`${layered(inside)} ${outside}`)).toBe(`${layered(inside)} ${outside}`);
  });

  test('for the root element, whatever the layer says it for', () => {
    const inside = `html[data-theme=dark]{--x:1}:where(:root){--x:2}.card{--x:3}`;
    const outside = ':root{--x:4} a{top:var(--x)}';
    expect(trim(`${layered(inside)} ${outside}`)).toBe(
      `${layered('html[data-theme=dark]{}:where(:root){}.card{--x:3}')} ${outside}`,
    );
  });
});

test('no style sheet is nothing to do', () => {
  expect(trimStyles(new Map(), [SCRIPT])).toEqual(new Map());
});

test('without scripts every class would seem unused', () => {
  expect(() => trimStyles(new Map([['site.css', 'a{top:0}']]), [])).toThrow(
    'lean-styles found no script: it cannot tell which classes the site uses',
  );
});

test.each([
  ['a{top:0', /site\.css:1:1: Unclosed block/],
  ['a{}\nb[=c]{top:0}', /site\.css:2:1: the selector "b\[=c\]" is none: Expected an attribute/],
])('what is no CSS is named with its file and place: %s', (css, message) => {
  expect(() => trim(css)).toThrow(message);
});
