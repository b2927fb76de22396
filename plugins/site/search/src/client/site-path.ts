/**
 * Reads an address that comes from outside of the page, such as the browser's storage, as a path of this site.
 *
 * @param origin of this site, as in `location.origin`
 * @returns path, query, and anchor; nothing for an address of another site or one that browsers would read as such
 */
export function readSitePath(address: string, origin: string): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, origin)) {
    return undefined;
  }
  // Browsers read `/\` as `//`, and so does URL.
  const url = new URL(address, origin);
  // `/.//other.example` stays on this origin, but its path alone would leave it.
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : undefined;
}
