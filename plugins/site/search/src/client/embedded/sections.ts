import type { FoundPage } from './pagefind';
import { isFiller } from './query';
import { countTokens, listTokens, type CountedToken, type Token } from './tokens';

/** Between the keywords of a page, as the index has them. */
export const KEYWORD_SEPARATOR = ' | ';

/** A text as it is compared with a query. */
export type ComparedText = {
  /** In their order. */
  tokens: Token[];
  counted: CountedToken[];
  /** Without the words that say nothing. */
  telling: Token[];
};

/** The part of a page from one heading to the next. */
export type Section = {
  /** Anchor of the heading; none above the first one. */
  anchor: string | undefined;
  /** Text of the heading; the page's title above the first one. */
  heading: ComparedText & { text: string };
  /** The heading, and the words of an anchor that was kept when the heading was reworded: readers may search for these. */
  headings: ComparedText[];
  /** Words of the section as they stand there, its heading's included. */
  words: string[];
  body: ComparedText;
};

/** A found page, taken apart to be compared with queries. */
export type SplitPage = {
  page: FoundPage;
  sections: Section[];
  /** Its title and its address, which tells what a page with a title such as `Filtering` is about. */
  title: ComparedText;
  /** What it is about: its headings, former headings, and keywords, each by itself, and all of them. */
  names: ComparedText[];
  allNames: ComparedText;
};

const splitWords = (text: string): string[] => text.split(/\s+/).filter(Boolean);

function toCompared(tokens: Token[]): ComparedText {
  return { tokens, counted: countTokens(tokens), telling: tokens.filter(({ text }) => !isFiller(text)) };
}

const compare = (text: string): ComparedText => toCompared(splitWords(text).flatMap(listTokens));

/** Letters of a text. Digits are left out, since anchors of equal headings end with a number. */
const listLetters = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/** The words of an anchor that isn't made from its heading; otherwise none. */
function readAnchor(anchor: string | undefined, heading: string): string | undefined {
  return anchor === undefined || listLetters(anchor) === listLetters(heading) ? undefined : anchor.replaceAll('-', ' ');
}

function splitSections({ content, anchors, meta }: FoundPage): Section[] {
  const words = splitWords(content);
  const headings = [
    { id: undefined, text: meta.title, location: 0 },
    ...[...anchors].sort((one, other) => one.location - other.location),
  ];
  return headings.map(({ id, text, location }, index) => {
    const own = words.slice(location, headings[index + 1]?.location);
    const heading = { text, ...compare(text) };
    const former = readAnchor(id, text);
    return {
      anchor: id,
      heading,
      headings: former === undefined ? [heading] : [heading, compare(former)],
      words: own,
      body: toCompared(own.flatMap(listTokens)),
    };
  });
}

/** Takes a found page apart at its headings. */
export function splitPage(page: FoundPage): SplitPage {
  const { title, keywords = '' } = page.meta;
  const sections = splitSections(page);
  const names = [
    ...sections.flatMap(({ headings }) => headings),
    ...keywords.split(KEYWORD_SEPARATOR).map(compare),
  ].filter(({ tokens }) => tokens.length > 0);
  return {
    page,
    sections,
    title: compare(`${title} ${page.url.replace(/[-/]/g, ' ')}`),
    names,
    allNames: toCompared(names.flatMap(({ tokens }) => tokens)),
  };
}
