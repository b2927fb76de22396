/** Where a Strapi project listens on its developer's machine. */
export const DEFAULT_BASE_URL = 'http://localhost:1337';

/** Hosts that a page served over https may ask over http. */
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Reads the address of a Strapi server: http or https, host, and the path of a proxy at the most.
 *
 * @returns the address without a slash at its end; nothing for what is none
 */
export function readBaseUrl(typed: string): string | undefined {
  try {
    const { protocol, origin, pathname, search, hash, username } = new URL(typed.trim());
    const isPlain = search === '' && hash === '' && username === '';
    return isPlain && /^https?:$/.test(protocol) ? origin + pathname.replace(/\/+$/, '') : undefined;
  } catch {
    return undefined;
  }
}

/** Tells whether browsers keep a page from asking a server, because the page came over https and the answer would not. */
export function isMixedContent(pageProtocol: string, baseUrl: string): boolean {
  const { protocol, hostname } = new URL(baseUrl);
  return pageProtocol === 'https:' && protocol === 'http:' && !LOOPBACK.test(hostname);
}
