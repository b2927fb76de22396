/** Folder of what the bundler writes; nothing in it is a page. */
export const ASSETS = 'assets/';

/** The page for what is missing. Its file name is no other spelling of an address. */
export const NOT_FOUND_PAGE = '404.html';

/**
 * The one address of a page: without `index.html`, `.html` and a trailing slash.
 *
 * @param pathname path with the base URL
 * @param baseUrl path the site is served under; stays as it is
 */
export function canonicalPath(pathname: string, baseUrl: string): string {
  const path = pathname.slice(baseUrl.length);
  if (path.startsWith(ASSETS) || path === NOT_FOUND_PAGE) {
    return pathname;
  }
  const page = path
    .replace(/(^|\/)index(\.html)?$/, '')
    .replace(/([^/])\.html$/, '$1')
    .replace(/\/+$/, '');
  return baseUrl + page;
}
