import { isBacked, type Claim, type PageClaims } from './claim';
import { formatShare } from './judge-page';
import { listProductClaims } from './read-claims';

const WIDTH = 90;

function shorten(text: string): string {
  return text.length <= WIDTH ? text : `${text.slice(0, WIDTH).replace(/\s+\S*$/, '')} …`;
}

function describeRest({ unbacked, dated }: Claim): string {
  if (dated !== undefined) {
    return `dated ${dated}`;
  }
  return unbacked === undefined ? 'NOTHING' : `nothing: ${unbacked}`;
}

/** A claim in lines: where, the sentence, and each value with what backs it. */
export function describeClaim(claim: Claim): string {
  const values = claim.values.map(
    ({ value, backing }) => `    ${value.kind} ${shorten(value.text)}: ${backing ?? describeRest(claim)}`,
  );
  return [`${claim.file}:${claim.line}: ${shorten(claim.sentence)}`, ...values].join('\n');
}

/** The closing lines: claims with a date, and the count of all others. */
export function summarize(pages: PageClaims[]): string {
  const claims = pages.flatMap(listProductClaims);
  const dated = pages.flatMap((page) => page.claims).length - claims.length;
  const backed = claims.filter(isBacked).length;
  return [
    ...(dated > 0 ? [`${dated} more claims are about the hosted service, and dated`] : []),
    `${claims.length} claims on ${pages.length} pages, ${formatShare(backed, claims.length)} backed`,
  ].join('\n');
}
