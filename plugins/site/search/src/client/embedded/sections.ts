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
  /** What it is about: its headings and its keywords, each by itself, and all of them. */
  names: ComparedText[];
  allNames: ComparedText;
};

const splitWords = (text: string): string[] => text.split(/\s+/).filter(Boolean);

function toCompared(tokens: Token[]): ComparedText {
  return { tokens, counted: countTokens(tokens), telling: tokens.filter(({ text }) => !isFiller(text)) };
}

const compare = (text: string): ComparedText => toCompared(splitWords(text).flatMap(listTokens));

function splitSections({ content, anchors, meta }: FoundPage): Section[] {
  const words = splitWords(content);
  const headings = [
    { id: undefined, text: meta.title, location: 0 },
    ...[...anchors].sort((one, other) => one.location - other.location),
  ];
  return headings.map(({ id, text, location }, index) => {
    const own = words.slice(location, headings[index + 1]?.location);
    return {
      anchor: id,
      heading: { text, ...compare(text) },
      words: own,
      body: toCompared(own.flatMap(listTokens)),
    };
  });
}

/** Takes a found page apart at its headings. */
export function splitPage(page: FoundPage): SplitPage {
  const { title, keywords = '' } = page.meta;
  const sections = splitSections(page);
  const names = [...sections.map(({ heading }) => heading), ...keywords.split(KEYWORD_SEPARATOR).map(compare)].filter(
    ({ tokens }) => tokens.length > 0,
  );
  return {
    page,
    sections,
    title: compare(`${title} ${page.url.replace(/[-/]/g, ' ')}`),
    names,
    allNames: toCompared(names.flatMap(({ tokens }) => tokens)),
  };
}
