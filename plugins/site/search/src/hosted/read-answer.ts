import { readSitePath } from '../client/site-path';
import type { Hit, Piece, SearchAnswer } from '../client/types';

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
  isObject(value) && typeof value.url === 'string' && URL.canParse(value.url) && isObject(value.hierarchy);

function splitMarked(text: string): Piece[] {
  return text
    .split(new RegExp(`(${MATCH_START}[^${MATCH_END}]*${MATCH_END})`))
    .filter(Boolean)
    .map((piece) =>
      piece.startsWith(MATCH_START) ? { text: piece.slice(1, -1), isMatch: true } : { text: piece, isMatch: false },
    );
}

/**
 * Checks the link for an address of the index, which may name the site that it was filled from.
 *
 * @returns nothing for what is neither a page of this site nor one that `externalUrlRegex` names
 */
function checkLink(address: string, link: string): string | undefined {
  const isOfOtherSite = link === address && /^https?:/.test(link);
  return isOfOtherSite ? link : readSitePath(link, location.origin);
}

function toHit({ hierarchy, _highlightResult, _snippetResult }: Found, url: string): Hit {
  const levels = Object.keys(hierarchy)
    .sort()
    .filter((level) => hierarchy[level]);
  const [lowest] = levels.filter((level) => level > 'lvl1').slice(-1);
  const read = (level: string): Piece[] =>
    splitMarked(_highlightResult?.hierarchy?.[level]?.value ?? hierarchy[level] ?? '');
  return {
    url,
    area: hierarchy.lvl0 ?? '',
    title: read('lvl1'),
    heading: lowest === undefined ? undefined : read(lowest),
    snippet: splitMarked(_snippetResult?.content?.value ?? ''),
  };
}

/**
 * Reads what the hosted search answered to one query.
 *
 * @param toLink turns an address of the index into a link
 * @throws Error when it isn't an answer
 */
export function readAnswer(response: unknown, toLink: (address: string) => string): SearchAnswer {
  const results: unknown = isObject(response) ? response.results : undefined;
  const result: unknown = Array.isArray(results) ? results[0] : undefined;
  if (!isObject(result) || !Array.isArray(result.hits) || typeof result.nbHits !== 'number') {
    throw new Error('the response of the hosted search is invalid');
  }
  const hits = result.hits.filter(isFound).flatMap((found) => {
    const url = checkLink(found.url, toLink(found.url));
    return url === undefined ? [] : [toHit(found, url)];
  });
  return { hits, total: result.nbHits, suggestions: [] };
}
