import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { load, type CheerioAPI } from 'cheerio';

/** Folder of the production build, made before these tests run. */
export const BUILD = 'build';

/** A page of the built site. */
export type BuiltPage = {
  /** Its path, e.g. `/cloud/intro`. */
  path: string;
  html: string;
  $: CheerioAPI;
};

/** Paths of all pages that the sitemap lists. */
export function listPaths(): string[] {
  const sitemap = readFileSync(`${BUILD}/sitemap.xml`, 'utf8');
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
  if (paths.length === 0) {
    throw new Error(`${BUILD}/sitemap.xml lists no page`);
  }
  return paths.sort();
}

/** Every HTML file of the build, `404.html` included. */
export function readBuiltPages(): BuiltPage[] {
  return globSync('**/*.html', { cwd: BUILD })
    .sort()
    .map((file) => {
      const html = readFileSync(`${BUILD}/${file}`, 'utf8');
      const path = `/${file.replace(/\.html$/, '')}`.replace(/\/index$/, '/');
      return { path, html, $: load(html) };
    });
}
