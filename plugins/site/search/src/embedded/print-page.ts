import { KEYWORD_SEPARATOR } from '../client/embedded/sections';
import { KEYWORDS_LEVEL, readText, type PageRecords, type SearchRecord } from '../records/record';

/** How much more than a word of text a word counts in the title and in a heading by its level, and in code. */
const WEIGHTS: Record<string, number> = { lvl1: 10, lvl2: 6, lvl3: 5, lvl4: 4, lvl5: 3, lvl6: 2 };
const CODE_WEIGHT = 0.5;

/** What is left of that on pages that rank below others. */
const LOW_RANK = 0.2;

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

function weigh({ type, weight: { level, pageRank } }: SearchRecord): number {
  const weight = level < 0 ? CODE_WEIGHT : (WEIGHTS[type] ?? 1);
  return pageRank > 0 ? weight : weight * LOW_RANK;
}

function printRecord(record: SearchRecord): string {
  const { type, anchor } = record;
  const text = escape(readText(record));
  const weight = `data-pagefind-weight="${weigh(record)}"`;
  if (type === 'content') {
    return `<p ${weight}>${text}</p>`;
  }
  const name = `h${type.slice(3)}`;
  const id = anchor ? ` id="${escape(anchor)}"` : '';
  return `<${name}${id} ${weight}>${text}</${name}>`;
}

const printFilter = (name: string, value: string): string =>
  `<meta data-pagefind-filter="${name}[content]" content="${escape(value)}">`;

const printMeta = (name: string, value: string): string =>
  `<meta data-pagefind-meta="${name}[content]" content="${escape(value)}">`;

const isKeywords = ({ weight }: SearchRecord): boolean => weight.level === KEYWORDS_LEVEL;

/**
 * Prints the records of one page as the page that Pagefind reads: nothing but what is searched, weighed.
 *
 * @see https://pagefind.app/docs/weighting/
 */
export function printPage(records: PageRecords): string {
  const [{ language, docusaurus_tag: tag, hierarchy, url_without_anchor: url }] = records;
  const area = hierarchy.lvl0 ?? '';
  const keywords = records.filter(isKeywords).flatMap((record) => readText(record).split(', '));
  return `<html lang="${language}"><head>
${[
  printFilter('area', area),
  printMeta('area', area),
  printFilter('tag', tag),
  // The address tells what a page with a title such as `Filtering` is about.
  ...(keywords.length > 0 ? [printMeta('keywords', keywords.join(KEYWORD_SEPARATOR))] : []),
  printMeta('also', new URL(url).pathname.replace(/\W+/g, ' ').trim()),
].join('\n')}
</head><body>
${records
  .filter((record) => !isKeywords(record))
  .map(printRecord)
  .join('\n')}
</body></html>`;
}
