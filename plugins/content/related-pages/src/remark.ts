import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { List, Paragraph, Root } from 'mdast';
import type { RelatedPage, RelatedPages } from './types';

const LABEL = 'Related pages';

/** The part of a `VFile` that is used here. */
type PageFile = { cwd: string; path: string };

const toTitle = (): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: [{ type: 'text', value: LABEL }] }],
});

const toList = (pages: RelatedPage[]): List => ({
  type: 'list',
  spread: false,
  children: pages.map(({ title, path }) => ({
    type: 'listItem',
    children: [
      { type: 'paragraph', children: [{ type: 'link', url: path, children: [{ type: 'text', value: title }] }] },
    ],
  })),
});

/**
 * Adds links to the related pages at the end of a page. Belongs before Docusaurus' own plugins, which resolve and check
 * the links.
 *
 * @param file what the plugin `relatedPages` has written
 */
export function remarkRelatedPages({ file }: { file: string }) {
  let related: RelatedPages | undefined;
  return (tree: Root, page: PageFile): void => {
    related ??= JSON.parse(readFileSync(file, 'utf8')) as RelatedPages;
    const nearest = related[relative(page.cwd, page.path).split(sep).join('/')];
    if (nearest) {
      tree.children.push({
        type: 'blockquote',
        // Search finds the pages themselves.
        data: { hName: 'nav', hProperties: { 'aria-label': LABEL, 'data-search-ignore': '' } },
        children: [toTitle(), toList(nearest)],
      });
    }
  };
}
