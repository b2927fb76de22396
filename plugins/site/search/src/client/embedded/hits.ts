import type { Hit, Piece } from '../types';
import { FEATURES, measureSections, type Features } from './features';
import { isMatch, type Searched, type Term } from './match';
import type { FoundPage } from './pagefind';
import type { Section, SplitPage } from './sections';
import { listTokens } from './tokens';
import WEIGHTS from './weights.json';

/** Words of a snippet, and how many of them stand before the first match. */
const SNIPPET_LENGTH = 24;
const SNIPPET_LEAD = 6;

/** A page, and the section of it that answers best. */
export type Answer = { page: FoundPage; section: Section; score: number };

const weigh = (features: Features): number => FEATURES.reduce((sum, name) => sum + WEIGHTS[name] * features[name], 0);

/**
 * Finds out which section of a page answers best, the first of several, and how well.
 *
 * @param share what the index makes of the page, as a share of what it makes of the best one
 */
export function findAnswer(page: SplitPage, share: number, searched: Searched): Answer {
  const scored = measureSections(page, share, searched).map(({ section, features }) => ({
    page: page.page,
    section,
    score: weigh(features),
  }));
  return scored.reduce((best, other) => (other.score > best.score ? other : best));
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
function cutSnippet({ heading, words }: Section, terms: Term[]): Piece[] {
  // The heading is shown above the snippet.
  const skipped = heading.text.split(/\s+/).length;
  const matches = words.map((word) => isMatch(listTokens(word), terms));
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
    heading: section.anchor ? markMatches(section.heading.text, terms) : undefined,
    snippet: cutSnippet(section, terms),
  };
}
