import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { globSync } from 'tinyglobby';
import type { PageSource } from './types';

const LINK = /(?:\]\(|href=")(\/[^)#"\s]+)/g;
const HEADING = /^#{2,3} (.*?)(?:\s*\{\/\*.*)?$/gm;
const LAST_HEADING = /^## (?![^]*^## )/m;
const CODE = /^( *)(`{3,}|~{3,})[^]*?^\1\2\s*$/gm;

const listLinks = (text: string): string[] => [
  ...new Set([...text.matchAll(LINK)].map(([, path = '']) => (path.endsWith('.md') ? path : `${path}.md`))),
];

const toList = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function readPage(site: string, folder: string, path: string): PageSource {
  const file = `${folder}/${path}`;
  const { data, content } = matter(readFileSync(join(site, file), 'utf8'));
  const text = content.replace(CODE, '');
  const title = String(data.title ?? '');
  const headings = [...text.matchAll(HEADING)].map(([, heading = '']) => heading);
  return {
    file,
    path: `/${path}`,
    title,
    words: [title, ...headings, ...toList(data.keywords)].flatMap(
      (part) => part.toLowerCase().match(/[\p{L}\d]+/gu) ?? [],
    ),
    links: listLinks(text),
    lastLinks: listLinks(text.slice(text.search(LAST_HEADING))),
  };
}

/**
 * Reads the Markdown files of a folder that are pages of their own.
 *
 * @param site the site's folder
 * @param folder the pages' folder, from there
 * @param ignore globs of the files in it that are left out
 */
export function readPages(site: string, folder: string, ignore: string[]): PageSource[] {
  const paths = globSync('**/*.md', { cwd: join(site, folder), ignore }).sort();
  return paths.map((path) => readPage(site, folder, path));
}
