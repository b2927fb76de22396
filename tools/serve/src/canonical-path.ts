/**
 * The one address of a page: without `index.html`, `.html` and a trailing slash.
 *
 * @param pathname path with the base URL
 * @param baseUrl path the site is served under; stays as it is
 */
export function canonicalPath(pathname: string, baseUrl: string): string {
  const page = pathname
    .slice(baseUrl.length)
    .replace(/(^|\/)index(\.html)?$/, '')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
  return baseUrl + page;
}
