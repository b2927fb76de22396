import type { FoundPage } from './pagefind';
import { listTokens } from './tokens';

/** The part of a page from one heading to the next. */
export type Section = {
  /** Anchor of the heading; none above the first one. */
  anchor: string | undefined;
  /** Text of the heading; the page's title above the first one. */
  heading: string;
  /** Words of the section as they stand there, its heading's included. */
  words: string[];
  /** What is searched of each word, of all of them, and of all words of the heading. */
  tokens: string[][];
  allTokens: string[];
  headingTokens: string[];
};

/** Takes a found page apart at its headings. */
export function splitSections({ content, anchors, meta }: FoundPage): Section[] {
  const words = content.split(/\s+/).filter(Boolean);
  const headings = [
    { id: undefined, text: meta.title, location: 0 },
    ...[...anchors].sort((one, other) => one.location - other.location),
  ];
  return headings.map(({ id, text, location }, index) => {
    const own = words.slice(location, headings[index + 1]?.location);
    const tokens = own.map(listTokens);
    const headingTokens = text.split(/\s+/).flatMap(listTokens);
    return { anchor: id, heading: text, words: own, tokens, allTokens: tokens.flat(), headingTokens };
  });
}
