import { expect, test } from 'vitest';
import { purge } from '../src/purge';

const SCRIPT = `
  const used = clsx('card', { open: isOpen }, "\\nfirst", 'tabs--' + kind, \`badge--\${kind}\`);
  element.style.setProperty('--set', '1px');
  const style = { color: 'var(--read)' };`;

/** What is left of a style sheet, in one line. */
async function purgeSheet(css: string, script = SCRIPT): Promise<string> {
  const purged = await purge(new Map([['site.css', css]]), [script]);
  return (purged.get('site.css') ?? '').replace(/\s+/g, ' ').trim();
}

test.each([
  ['a class that scripts spell', '.card{top:0}'],
  ['a class in an object, and one behind an escape', '.open{top:0} .first{top:0}'],
  ['names that scripts compose', '.tabs--block{top:0} .badge--new{top:0}'],
  ['elements that no script spells', 'blockquote > kbd{top:0}'],
  ['attributes', `[data-early]{top:0} [class*='col--']{top:0}`],
  ['a class that must not match', 'a:not(.unused){top:0}'],
  ['a choice that may match', ':where(.card) a{top:0} .card:is(h1, .open){top:0}'],
  ['pseudo-classes alone', ":focus-visible{top:0} ::selection{top:0} .card a:is(:not([class]), [class='']){top:0}"],
  ['steps of animations', '@keyframes turn{from{top:0}50%{top:1px}}'],
  ['fonts', '@font-face{font-family:x;src:url(x.woff2)}'],
  ['the order of layers', '@layer one, two;'],
  ['custom properties that a rule or a script reads', ':root{--own:1;--set:2;--read:3} a{top:var(--own)}'],
])('keeps %s', async (_what, css) => {
  expect(await purgeSheet(css)).toBe(css);
});

test.each([
  ['a class that no script spells', '.unused{top:0} .card .unused{top:0} .card.unused{top:0}', ''],
  ['one selector of a list', '.card, .unused > a, h1{top:0}', '.card, h1{top:0}'],
  ['in a media query', '@media print{.unused{top:0}.card{top:0}}', '@media print{.card{top:0}}'],
  ['one of several choices', ':where(.card, .unused) a{top:0}', ':where(.card) a{top:0}'],
  ['a choice of unused classes', 'a :is(.unused, .other){top:0} :where(.unused){top:0}', ''],
  ['a name that a longer one contains', '.car{top:0} .card-x{top:0}', ''],
  [
    'a custom property that nothing reads',
    ':root{--unread:1;--own:1} a{top:var(--own)}',
    ':root{--own:1} a{top:var(--own)}',
  ],
])('removes %s', async (_what, css, left) => {
  expect(await purgeSheet(css)).toBe(left);
});

test('a sheet keeps the custom properties that another one reads', async () => {
  const sheets = new Map([
    ['one.css', ':root{--shared:1}'],
    ['two.css', '.card{top:var(--shared)}'],
  ]);
  expect(await purge(sheets, [SCRIPT])).toEqual(sheets);
});

test('without a script, every class would count as unused', async () => {
  await expect(purge(new Map([['site.css', 'a{top:0}']]), [])).rejects.toThrow('unused-styles found no script');
});

test('invalid CSS stops the build with its file and place', async () => {
  await expect(purgeSheet('a{top:0')).rejects.toThrow(/1:1: Unclosed block/);
});
