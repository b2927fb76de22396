/** Hosts that a page served over https may reach over http. */
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Reads the URL of a server: http or https, a host, and at most the path of a proxy.
 *
 * @returns the URL without a trailing slash; nothing if the text is no such URL
 */
export function readServerUrl(typed: string): string | undefined {
  try {
    const { protocol, origin, pathname, search, hash, username } = new URL(typed.trim());
    const isPlain = search === '' && hash === '' && username === '';
    return isPlain && /^https?:$/.test(protocol) ? origin + pathname.replace(/\/+$/, '') : undefined;
  } catch {
    return undefined;
  }
}

/** Tells whether browsers block a request because the page came over https and the response would not. */
export function isMixedContent(pageProtocol: string, url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return pageProtocol === 'https:' && protocol === 'http:' && !LOOPBACK.test(hostname);
}
