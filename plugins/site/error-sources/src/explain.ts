import { stripVTControlCharacters } from 'node:util';
import type { Sources } from './sources';

/**
 * How Docusaurus names the page at fault: in `core/lib/server/brokenLinks.js` and `routes.js`,
 * `core/lib/ssg/ssgRenderer.js` and `core/lib/client/exports/ComponentCreator.js`.
 */
const NAMED = /(?:source page path = |create page at |pathname "|page component at )(\/[^\s":,]*)/g;

/**
 * Says which files the pages come from that a report names as faulty.
 *
 * @param report text that Docusaurus prints, coloured or not
 * @returns a line for each of these pages whose source is known, in the order of the report; where
 *   that is every page, one line instead, since then the fault hardly lies in all of their files
 */
export function explainSources(report: string, sources: Sources): string[] {
  const addresses = [...stripVTControlCharacters(report).matchAll(NAMED)].map(([, address = '']) => address);
  const named = [...new Set(addresses)].filter((address) => sources.has(address));
  if (named.length > 1 && named.length === sources.size) {
    return ['Every page is named: look first at what they share, such as navbar, footer and theme'];
  }
  return named.map((address) => {
    const files = sources.get(address) ?? [];
    const subject = files.length === 1 ? `The source of ${address} is` : `The sources of ${address} are`;
    return `${subject} ${files.join(' and ')}`;
  });
}
