import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILES = [
  { label: 'JavaScript', code: "```js\nmodule.exports = { host: '127.0.0.1' };\n```" },
  { label: 'TypeScript', code: "```ts\nexport default { host: '127.0.0.1' };\n```" },
];

/** @param open tag before a file, by its label @param close tag after it */
const listFiles = (open: (label: string) => string, close: string) =>
  FILES.map(({ label, code }) => `${open(label)}\n\n${code}\n\n${close}`).join('\n');

/** The tab group in the syntax of a generator, what imports it, and the ending of pages that may hold it. */
const SYNTAX: Record<string, { group: string; imports?: string; ending: string }> = {
  'this site': {
    group: `<Tabs groupId="js-ts">\n${listFiles((label) => `<TabItem value="${label}" label="${label}">`, '</TabItem>')}\n</Tabs>`,
    ending: '.md',
  },
  Starlight: {
    imports: "import { Tabs, TabItem } from '@astrojs/starlight/components';",
    group: `<Tabs>\n${listFiles((label) => `<TabItem label="${label}">`, '</TabItem>')}\n</Tabs>`,
    ending: '.mdx',
  },
  VitePress: {
    group: `::: code-group\n\n${FILES.map(({ label, code }) => code.replace('\n', ` [${label}]\n`)).join('\n\n')}\n\n:::`,
    ending: '.md',
  },
};

/**
 * Puts a tab group with two blocks of code after the first paragraph of a page, where a phone shows it at once.
 *
 * @param name of the generator
 * @param folder with the sources of its pages
 * @param path of the page in it, without an ending
 */
export function addTabGroup(name: string, folder: string, path: string): void {
  const syntax = SYNTAX[name];
  if (!syntax) {
    throw new Error(`${name}: add its syntax of tabs to bench/touch/tab-group.ts`);
  }
  const { group, imports = '', ending } = syntax;
  const file = join(folder, path);
  const [frontMatter = '', paragraph = '', ...rest] = readFileSync(`${file}.md`, 'utf8').split('\n\n');
  renameSync(`${file}.md`, `${file}${ending}`);
  writeFileSync(`${file}${ending}`, [frontMatter, imports, paragraph, group, ...rest].join('\n\n'));
}
