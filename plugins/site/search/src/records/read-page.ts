import { load, type CheerioAPI } from 'cheerio/slim';
import { splitBlocks, type Block } from './blocks';
import { KEYWORDS_LEVEL, LEVELS, type Hierarchy, type SearchRecord } from './record';
import { splitText } from './split-text';

export type ReadOptions = {
  /** Level 0 of pages that belong to no area. */
  otherPages: string;
  /** Level 0 of docs that the navbar has no area for, by the id of their plugin. */
  otherDocs?: Record<string, string>;
  /** Folders of documents that other pages are made of, by their names: they are not searched themselves. */
  fragments?: string[];
};

/** The id of a docs plugin in `docs-default-current`. */
const DOCS_ID = /^docs-(.+)-[^-]+$/;

const NO_LEVELS: Hierarchy = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

/** Weight of what is no heading. */
const BLOCK_LEVELS: Record<Exclude<Block['kind'], 'heading'>, number> = {
  keywords: KEYWORDS_LEVEL,
  text: 0,
  code: -10,
};

const readMeta = ($: CheerioAPI, name: string): string => $(`meta[name="${name}"]`).attr('content') ?? '';

/** Tells whether a page lies in one of the folders. */
const liesIn = (url: string, folders: string[]): boolean =>
  folders.some((folder) => new URL(url).pathname.includes(`/${folder}/`));

/** What is read of a page: all of a document, title and description of another page, such as the home page. */
function readBlocks($: CheerioAPI): Block[] {
  const [document] = $('.theme-doc-markdown').toArray();
  if (document) {
    const [title, ...rest] = splitBlocks($, document);
    const keywords = readMeta($, 'keywords').replaceAll(',', ', ');
    // Below the title, as what readers may call the subject of the page.
    return [...(title ? [title] : []), ...(keywords ? [{ kind: 'keywords' as const, text: keywords }] : []), ...rest];
  }
  const title = $('h1').first().text().trim();
  const description = readMeta($, 'description');
  return [
    { kind: 'heading', level: 1, anchor: null, text: title },
    ...(description ? [{ kind: 'text' as const, text: description }] : []),
  ];
}

/** The heading in its place; headings of the same level and below end with it. */
function enterHeading(hierarchy: Hierarchy, level: number, text: string): Hierarchy {
  const kept = LEVELS.slice(0, level).map((name) => [name, hierarchy[name]]);
  return { ...NO_LEVELS, ...(Object.fromEntries(kept) as Partial<Hierarchy>), [`lvl${level}`]: text };
}

/** Takes the colours out of code: most elements of a page are for them, and say nothing. */
const dropColors = (html: string): string =>
  html.replace(/<pre[^]*?<\/pre>/g, (code) => code.replace(/<\/?span[^>]*>/g, ''));

/**
 * Reads the records of one built page. The page itself says in `<meta name="docsearch:…">` which language, version and
 * docs it belongs to, in its canonical link where it is, and in the navbar which area it is part of.
 *
 * @param html the built page
 * @returns nothing for a page that search engines are told to leave out, that is no page of the docs, or that other
 *   pages are made of
 */
export function readPage(html: string, { otherPages, otherDocs = {}, fragments = [] }: ReadOptions): SearchRecord[] {
  const $ = load(dropColors(html));
  const url = $('link[rel=canonical]').attr('href');
  const language = readMeta($, 'docsearch:language');
  if (!url || !language || /noindex/.test(readMeta($, 'robots')) || liesIn(url, fragments)) {
    return [];
  }
  const version = readMeta($, 'docsearch:version');
  const tag = readMeta($, 'docsearch:docusaurus_tag');
  const pageRank = version === 'current' ? 1 : 0;
  const area = $('.theme-layout-navbar-left .navbar__link--active').first().text().trim();
  const [, docs = ''] = DOCS_ID.exec(tag) ?? [];
  const records: SearchRecord[] = [];
  let hierarchy: Hierarchy = { ...NO_LEVELS, lvl0: otherDocs[docs] ?? (area || otherPages) };
  let anchor: string | null = null;

  const add = (type: SearchRecord['type'], content: string | null, level: number): void => {
    const position = records.length;
    records.push({
      objectID: `${url}#${position}`,
      type,
      hierarchy,
      content,
      url: anchor ? `${url}#${anchor}` : url,
      url_without_anchor: url,
      anchor,
      language,
      lang: language,
      docusaurus_tag: tag,
      version,
      weight: { pageRank, level, position },
    });
  };

  for (const block of readBlocks($)) {
    if (block.kind === 'heading') {
      hierarchy = enterHeading(hierarchy, block.level, block.text);
      // The title is the top of the page.
      anchor = block.level === 1 ? null : (block.anchor ?? anchor);
      add(`lvl${block.level}` as SearchRecord['type'], null, 100 - 10 * block.level);
    } else {
      splitText(block.text).forEach((part) => add('content', part, BLOCK_LEVELS[block.kind]));
    }
  }
  return records;
}
