import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const line = (text: string) => `${text} `.repeat(500);

/** Files whose type is text, by their type. A server compresses all of them. */
export const TEXT_FILES = {
  html: 'cloud/intro.html',
  css: 'assets/css/styles.1234.css',
  js: 'assets/js/main.1234.js',
  json: 'search-index/words.json',
  xml: 'sitemap.xml',
  svg: 'img/logo.svg',
  txt: 'robots.txt',
  yaml: 'openapi/sample.yaml',
  webmanifest: 'site.webmanifest',
};

/** Files that are compressed already: pictures, and the parts of the search index. */
export const PACKED_FILES = {
  png: 'img/card.png',
  avif: 'img/form.avif',
  pagefind: 'search-index/wasm.en.pagefind',
  pf_fragment: 'search-index/fragment/en_1.pf_fragment',
  pf_index: 'search-index/index/en_1.pf_index',
  pf_meta: 'search-index/pagefind.en_1.pf_meta',
};

const OTHER_FILES = [
  'index.html',
  '404.html',
  'cloud.html',
  'cloud/index.html',
  'api/index.html',
  'dev-docs/v4.1.html',
  'größe.html',
];

/** What a file of the folder contains: enough of its own name that compressing it is worth it. */
export const contentOf = (file: string) => line(file);

/**
 * Writes a small site with the names of files that a build has.
 *
 * @param baseUrl path below the folder that the site is written to, as it has to be for nginx
 * @returns the folder, as an absolute path
 */
export function writeSiteFolder(baseUrl: string): string {
  const root = mkdtempSync(join(tmpdir(), 'hosting-'));
  for (const file of [...Object.values(TEXT_FILES), ...Object.values(PACKED_FILES), ...OTHER_FILES]) {
    const path = join(root, baseUrl, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contentOf(file));
  }
  return root;
}
