/** Stands for the site's own origin; `.invalid` belongs to nobody (RFC 6761). */
const SITE = 'https://site.invalid';

const EXTERNAL = ['http:', 'https:', 'mailto:'];

/**
 * Checks the target of a link in a description: an http(s) or mailto address, a heading of the same page, or a page of
 * this site. Paths of files are left out: Docusaurus would publish whatever file of the machine they name.
 *
 * @returns the address to link to, or nothing for any other target, such as `javascript:`
 */
export function readLink(target: string): string | undefined {
  if (target.startsWith('#')) {
    return target;
  }
  if (!URL.canParse(target, SITE)) {
    return undefined;
  }
  const { origin, protocol, pathname, search, hash, href } = new URL(target, SITE);
  if (origin !== SITE) {
    return EXTERNAL.includes(protocol) ? href : undefined;
  }
  const isPage = target.startsWith('/') && !pathname.includes('.');
  return isPage ? pathname + search + hash : undefined;
}
