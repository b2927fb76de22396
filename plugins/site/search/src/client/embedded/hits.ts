import type { Hit, Piece } from '../types';
import { isMatch, scoreCoverage, scoreExact, scoreFrequency, scoreTitle, type Term } from './match';
import type { FoundPage } from './pagefind';
import { splitSections, type Section } from './sections';
import { listTokens } from './tokens';

/** Words of a snippet, and how many of them stand before the first match. */
const SNIPPET_LENGTH = 24;
const SNIPPET_LEAD = 6;

/** How much each counts: words in one section, the query letter by letter, all words in the title (twice if it is the query). */
const [COVERAGE_WEIGHT, EXACT_WEIGHT, TITLE_WEIGHT] = [2, 2, 2];

/** What is searched: the query as it was written, in lower case, and its words. */
export type Searched = { query: string; terms: Term[] };

/** A page, the section of it that answers best, and by how much its sections make the page better. */
export type Answer = { page: FoundPage; section: Section; factor: number };

type Scores = { coverage: number; frequency: number; exact: number };

const toFactor = ({ coverage, frequency, exact }: Scores): number =>
  (1 + COVERAGE_WEIGHT * coverage) * (1 + frequency) * (1 + EXACT_WEIGHT * exact);

/** Finds out which section of a page answers best, the first of several, and how well its sections answer. */
export function findAnswer(page: FoundPage, { query, terms }: Searched): Answer {
  const scored = splitSections(page).map((section) => {
    const scores = {
      coverage: scoreCoverage(section, terms),
      frequency: scoreFrequency(section, terms),
      exact: scoreExact(section, query),
    };
    return { section, ...scores, factor: toFactor(scores) };
  });
  const highest = (name: keyof Scores): number => Math.max(...scored.map((item) => item[name]));
  // The address tells what a page with a title such as `Filtering` is about.
  const title = scoreTitle(page.meta.title, page.url, { query, terms });
  const { section } = scored.reduce((best, other) => (other.factor > best.factor ? other : best));
  const scores = { coverage: highest('coverage'), frequency: highest('frequency'), exact: highest('exact') };
  return { page, section, factor: (1 + TITLE_WEIGHT * title) * toFactor(scores) };
}

/** Joins words to pieces by whether they are searched; the space beside a match is no part of it. */
function joinPieces(words: string[], matches: boolean[]): Piece[] {
  const pieces: Piece[] = [];
  for (const [index, text] of words.entries()) {
    const [isMatched = false, last] = [matches[index], pieces.at(-1)];
    if (last?.isMatch === isMatched) {
      last.text += ` ${text}`;
    } else if (isMatched) {
      if (last) {
        last.text += ' ';
      }
      pieces.push({ text, isMatch: true });
    } else {
      pieces.push({ text: last ? ` ${text}` : text, isMatch: false });
    }
  }
  return pieces;
}

function markMatches(text: string, terms: Term[]): Piece[] {
  const words = text.split(/\s+/).filter(Boolean);
  return joinPieces(
    words,
    words.map((word) => isMatch(listTokens(word), terms)),
  );
}

/** Shortens a section to the words around what was searched. */
function cutSnippet({ heading, words, tokens }: Section, terms: Term[]): Piece[] {
  // The heading is shown above the snippet.
  const skipped = heading.split(/\s+/).length;
  const matches = tokens.map((word) => isMatch(word, terms));
  const start = Math.max(skipped, matches.indexOf(true, skipped) - SNIPPET_LEAD);
  const end = start + SNIPPET_LENGTH;
  return joinPieces(words.slice(start, end), matches.slice(start, end));
}

/** Describes a page by the section of it that answers best. */
export function toHit({ page: { url, meta }, section }: Answer, terms: Term[]): Hit {
  return {
    url: section.anchor ? `${url}#${section.anchor}` : url,
    area: meta.area,
    title: markMatches(meta.title, terms),
    heading: section.anchor ? markMatches(section.heading, terms) : undefined,
    snippet: cutSnippet(section, terms),
  };
}
