import type { CheerioAPI } from 'cheerio';
import { isTag, isText, type AnyNode, type Element } from 'domhandler';

/** A heading, or a piece of text or code between two headings. */
export type Block = { kind: 'heading'; level: number; anchor: string | null; text: string } | TextBlock;
type TextBlock = { kind: 'text' | 'code' | 'keywords'; text: string };

/** Parts of a page that are no content of it: lists of its headings, labels of its controls, drawings. */
const SKIPPED =
  '[data-search-ignore], .theme-doc-breadcrumbs, .theme-doc-version-badge, .theme-doc-toc-mobile, ' +
  '.theme-doc-footer, .hash-link, [role=tablist], [aria-hidden=true], button, script, style, noscript, svg';

const HEADING = /^h([1-6])$/;

/** Elements within a line; all others end the block before them. */
const INLINE = new Set(
  'a abbr b bdi br cite code del em i ins kbd mark q s samp small span strong sub sup var wbr'.split(' '),
);

/**
 * Splits a part of a page into its headings, paragraphs, list items, table rows and code blocks, in their order.
 * The cells of a row stay together, since an option and what it does are told in one. A component takes a part of
 * itself out by the attribute `data-search-ignore`.
 *
 * @param root loses what is no content
 */
export function splitBlocks($: CheerioAPI, root: Element): Block[] {
  const blocks: Block[] = [];
  let text = '';

  const endText = (): void => {
    const clean = text.replace(/\s+/g, ' ').trim();
    text = '';
    if (/[\p{L}\p{N}$]/u.test(clean)) {
      blocks.push({ kind: 'text', text: clean });
    }
  };

  const readCode = (element: Element): void => {
    $(element).find('br').replaceWith('\n');
    const code = $(element).text().trim();
    if (code) {
      blocks.push({ kind: 'code', text: code });
    }
  };

  const readHeading = (element: Element, level: number): void => {
    const title = $(element).text().replace(/\s+/g, ' ').trim();
    blocks.push({ kind: 'heading', level, anchor: element.attribs.id ?? null, text: title });
  };

  const visit = (node: AnyNode): void => {
    if (isText(node)) {
      text += node.data;
    } else if (isTag(node)) {
      visitElement(node);
    }
  };

  const visitElement = (element: Element): void => {
    const heading = HEADING.exec(element.name);
    const isInLine = INLINE.has(element.name);
    const isCell = element.name === 'td' || element.name === 'th';
    if (!isInLine && !isCell) {
      endText();
    }
    if (heading) {
      readHeading(element, Number(heading[1]));
    } else if (element.name === 'pre') {
      readCode(element);
    } else {
      text += isCell || element.name === 'br' ? ' ' : '';
      element.children.forEach(visit);
      if (!isInLine && !isCell) {
        endText();
      }
    }
  };

  $(root).find(SKIPPED).remove();
  visit(root);
  endText();
  return blocks;
}
