import { readSitePath } from '../site-path';
import type { Hit, Piece, SearchAnswer } from '../types';

/** Put around what was searched. No text has them, so that markup in a text stays text. */
export const MATCH_START = '\uE000';
export const MATCH_END = '\uE001';

type Marked = { value: string };
type Found = {
  url: string;
  hierarchy: Record<string, string | null>;
  _highlightResult?: { hierarchy?: Record<string, Marked> };
  _snippetResult?: { content?: Marked };
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isFound = (value: unknown): value is Found =>
  isObject(value) &&
  typeof value.url === 'string' &&
  URL.canParse(value.url) &&
  toPath(value.url) !== undefined &&
  isObject(value.hierarchy);

function splitMarked(text: string): Piece[] {
  return text
    .split(new RegExp(`(${MATCH_START}[^${MATCH_END}]*${MATCH_END})`))
    .filter(Boolean)
    .map((piece) =>
      piece.startsWith(MATCH_START) ? { text: piece.slice(1, -1), isMatch: true } : { text: piece, isMatch: false },
    );
}

/**
 * The page on this site for an address of the index, which may name the site that it was filled from.
 *
 * @returns nothing for what is no page
 */
function toPath(address: string): string | undefined {
  const { pathname, hash } = new URL(address);
  return readSitePath(pathname + hash, location.origin);
}

function toHit({ url, hierarchy, _highlightResult, _snippetResult }: Found): Hit {
  const levels = Object.keys(hierarchy)
    .sort()
    .filter((level) => hierarchy[level]);
  const [lowest] = levels.filter((level) => level > 'lvl1').slice(-1);
  const read = (level: string): Piece[] =>
    splitMarked(_highlightResult?.hierarchy?.[level]?.value ?? hierarchy[level] ?? '');
  return {
    url: toPath(url) ?? '',
    area: hierarchy.lvl0 ?? '',
    title: read('lvl1'),
    heading: lowest === undefined ? undefined : read(lowest),
    snippet: splitMarked(_snippetResult?.content?.value ?? ''),
  };
}

/**
 * Reads what the hosted search answered to one query.
 *
 * @throws Error when it isn't an answer
 */
export function readAnswer(response: unknown): SearchAnswer {
  const results: unknown = isObject(response) ? response.results : undefined;
  const result: unknown = Array.isArray(results) ? results[0] : undefined;
  if (!isObject(result) || !Array.isArray(result.hits) || typeof result.nbHits !== 'number') {
    throw new Error('the hosted search gave an answer that is none');
  }
  return { hits: result.hits.filter(isFound).map(toHit), total: result.nbHits, suggestions: [] };
}
