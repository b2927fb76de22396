import { isBacked, type PageClaims } from './claim';
import { listProductClaims } from './read-claims';

/** The share of a page's claims that has to be backed. */
const LEAST = 0.95;

/** A share as people read it; rounded down, so that 94.9% isn't 95%. */
export function formatShare(backed: number, all: number): string {
  return `${Math.floor(all === 0 ? 100 : (backed / all) * 100)}%`;
}

/**
 * Says what keeps a page from passing.
 *
 * @returns problems, a line each
 */
export function judgePage(page: PageClaims): string[] {
  const claims = listProductClaims(page);
  const bare = claims.filter((claim) => !isBacked(claim));
  const share = formatShare(claims.length - bare.length, claims.length);
  const isTooLow = claims.length > 0 && (claims.length - bare.length) / claims.length < LEAST;
  return [
    ...page.problems,
    ...bare
      .filter(({ unbacked }) => unbacked === undefined)
      .map(({ file, line, values }) => {
        const missing = values.filter(({ backing }) => backing === undefined).map(({ value }) => `"${value.text}"`);
        return `${file}:${line}: nothing backs ${missing.join(', ')}: show it in an example of the section, or name its source`;
      }),
    ...(isTooLow
      ? [`${page.file}: ${share} of ${claims.length} claims are backed, 95% are needed: back ${bare.length} more`]
      : []),
  ];
}
