import type { Code, Heading, Image, Link, Node, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { otherPages } from '../../config/areas';
import type { Page } from '../support/page';

/** One finding: where it is, what is wrong and what to write instead. */
export type Problem = string;

const frontMatter = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(50).max(160),
  sidebar_label: z.string().optional(),
  keywords: z.array(z.string().min(2)).min(1).optional(),
  sidebar_position: z.number().optional(),
  pagination_prev: z.string().optional(),
  pagination_next: z.string().optional(),
  slug: z.string().startsWith('/').optional(),
  tags: z.array(z.string()).optional(),
  plan: z.literal('enterprise').optional(),
  hide_table_of_contents: z.boolean().optional(),
});

const KEY_ORDER = Object.keys(frontMatter.shape);

function at(page: Page, node: Node, text: string): Problem {
  return `${page.file}:${(node.position?.start.line ?? 0) + page.lineOffset}: ${text}`;
}

/** Front matter has the required keys, no unknown ones, and one order. */
export function checkFrontMatter({ file, data }: Page): Problem[] {
  const wrong = frontMatter.safeParse(data).error?.issues ?? [];
  const keys = Object.keys(data);
  const ordered = [...keys].sort((a, b) => KEY_ORDER.indexOf(a) - KEY_ORDER.indexOf(b));
  return [
    ...wrong.map(({ path, message }) => `${file}: front matter ${path.join('.')}: ${message}`),
    ...(keys.join() === ordered.join() ? [] : [`${file}: front matter: write the keys as ${ordered.join(', ')}`]),
  ];
}

/** The title is the only h1, levels are 2 to 4 and none is left out. */
export function checkHeadings(page: Page): Problem[] {
  const problems: Problem[] = [];
  let previous = 1;
  visit(page.tree, 'heading', (heading: Heading) => {
    if (heading.depth === 1 || heading.depth > 4) {
      problems.push(at(page, heading, `"${toString(heading)}" is a level ${heading.depth} heading: use 2 to 4`));
    } else if (heading.depth > previous + 1) {
      problems.push(at(page, heading, `"${toString(heading)}" skips level ${previous + 1}`));
    }
    previous = heading.depth;
  });
  return problems;
}

/** Every fence names its language, so that it is highlighted and can be checked. */
export function checkFences(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'code', (code: Code) => {
    if (!code.lang) {
      problems.push(at(page, code, 'this code fence names no language: write one behind the backticks'));
    }
  });
  return problems;
}

/** Every image says what it shows. */
export function checkImages(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'image', (image: Image) => {
    if (!image.alt?.trim()) {
      problems.push(at(page, image, `the image ${image.url} has no alternative text: say what it shows`));
    }
  });
  return problems;
}

/** Every diagram has a title and a text for readers who can't see it, in the diagram's own syntax. */
export function checkDiagrams(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'code', (code: Code) => {
    if (code.lang === 'mermaid' && !(/^\s*accTitle\s*:/m.test(code.value) && /^\s*accDescr\s*[:{]/m.test(code.value))) {
      problems.push(at(page, code, 'this diagram lacks accTitle or accDescr: say what it shows'));
    }
  });
  return problems;
}

/** Every column of a table has a header, the corner too, since screen readers read it with each cell. */
export function checkTables(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'table', (table: Table) => {
    const empty = table.children[0]?.children.some((cell) => toString(cell).trim() === '');
    if (empty) {
      problems.push(at(page, table, 'a column of this table has no header: say what is in it'));
    }
  });
  return problems;
}

const EMPTY_PHRASES = /^(here|click here|this|this page|link|read more|more)$/i;

/** Pages that are made of something else than a file of the docs, and have no versions. */
const MADE = new Set(otherPages.map(({ path }) => path));

/** Links name files from the docs root, so that each version links to itself, and say where they lead. */
export function checkLinks(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'link', (link: Link) => {
    if (!MADE.has(link.url) && !/^(https?:|mailto:|#|\/[^#]*\.mdx?(#|$))/.test(link.url)) {
      problems.push(at(page, link, `the link ${link.url}: write the page's file from the docs root, /area/page.md`));
    }
    if (EMPTY_PHRASES.test(toString(link).trim())) {
      problems.push(at(page, link, `the link text "${toString(link)}" does not say where it leads`));
    }
  });
  return problems;
}

const UNFINISHED = /\b(TODO|TBD|FIXME|[Cc]oming soon|[Ww]ork in progress|[Ll]orem ipsum)\b/;

/** No page is published unfinished. */
export function checkFinished(page: Page): Problem[] {
  const texts: string[] = [];
  visit(page.tree, 'text', ({ value }) => void texts.push(value));
  const text = texts.join('\n');
  const found = UNFINISHED.exec(text);
  return found || !text.trim() ? [`${page.file}: ${found ? `says "${found[0]}"` : 'is empty'}: finish the page`] : [];
}

/** Every rule, by name. */
export const rules = {
  checkFrontMatter,
  checkHeadings,
  checkFences,
  checkImages,
  checkDiagrams,
  checkTables,
  checkLinks,
  checkFinished,
};
