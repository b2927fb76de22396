import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { remarkDescriptionTexts } from '../../src/text/remark';

const parser = unified().use([remarkParse, remarkMdx, remarkGfm, remarkDirective, remarkDescriptionTexts]);

const printer = unified()
  .use(remarkMdx)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-' });

/** A generated page with the texts of its description in place, as Docusaurus' own syntax reads it. */
export const parsePage = (source: string): Root => parser.runSync(parser.parse(source)) as Root;

/** The same as Markdown. */
export const renderPage = (source: string): string => printer.stringify(parsePage(source));
