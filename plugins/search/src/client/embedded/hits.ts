import type { Hit, Piece } from '../types';
import { isMatch, scoreCoverage, scoreExact, scoreFrequency, scoreTitle, type Term } from './match';
import type { FoundPage } from './pagefind';
import { splitSections, type Section } from './sections';
import { listTokens } from './tokens';

/** Words of a snippet, and how many of them stand before the first match. */
const SNIPPET_LENGTH = 24;
const SNIPPET_LEAD = 6;

/** What is searched: the query as it was written, in lower case, and its words. */
export type Searched = { query: string; terms: Term[] };

/** A page, the section of it that answers best, and by how much its sections make the page better. */
export type Answer = { page: FoundPage; section: Section; factor: number };

/** Finds out which section of a page answers best, the first of several, and how well its sections answer. */
export function findAnswer(page: FoundPage, { query, terms }: Searched): Answer {
  const scored = splitSections(page).map((section) => {
    const [coverage, frequency] = [scoreCoverage(section, terms), scoreFrequency(section, terms)];
    const exact = scoreExact(section, query);
    return { section, coverage, frequency, exact, factor: (1 + coverage) * (1 + frequency) * (1 + exact) };
  });
  const highest = (name: 'coverage' | 'frequency' | 'exact'): number => Math.max(...scored.map((item) => item[name]));
  // The address tells what a page with a title such as `Filtering` is about.
  const title = scoreTitle(listTokens(`${page.meta.title} ${page.url}`), terms);
  const { section } = scored.reduce((best, other) => (other.factor > best.factor ? other : best));
  return {
    page,
    section,
    factor: (1 + title) * (1 + highest('coverage')) * (1 + highest('frequency')) * (1 + highest('exact')),
  };
}

/** Shortens a section to the words around what was searched. */
function cutSnippet({ heading, words, tokens }: Section, terms: Term[]): Piece[] {
  // The heading is shown above the snippet.
  const skipped = heading.split(/\s+/).length;
  const matches = tokens.map((word) => isMatch(word, terms));
  const firstMatch = matches.indexOf(true, skipped);
  const start = Math.max(skipped, firstMatch - SNIPPET_LEAD);
  const pieces: Piece[] = [];
  for (let index = start; index < Math.min(words.length, start + SNIPPET_LENGTH); index += 1) {
    const [text = '', matched = false, last] = [words[index], matches[index], pieces.at(-1)];
    if (last?.isMatch === matched) {
      last.text += ` ${text}`;
    } else {
      pieces.push({ text, isMatch: matched });
    }
  }
  return pieces;
}

/** Describes a page by the section of it that answers best. */
export function toHit({ page: { url, meta }, section }: Answer, terms: Term[]): Hit {
  return {
    url: section.anchor ? `${url}#${section.anchor}` : url,
    area: meta.area,
    title: meta.title,
    heading: section.anchor ? section.heading : undefined,
    snippet: cutSnippet(section, terms),
  };
}
