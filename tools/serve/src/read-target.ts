import { posix } from 'node:path';

/** The address that a request asks for. */
export type Target = {
  /** Path with the base URL: decoded, without dot segments, and with one slash at its start. */
  pathname: string;
  /** Query as it was sent, with its question mark; empty without one. */
  search: string;
};

/** A proxy may be sent a whole address; a server has to understand it too (RFC 9112, 3.2.2). */
const ORIGIN = /^https?:\/\/[^/?#]+/i;

/** A percent sign that encodes no byte. */
const STRAY_PERCENT = /%(?![\da-f]{2})/i;

/** Browsers read `//name` and `/\name` at the start of an address as another host, so no address has either. */
const HOST_MARK = /\/\/|\\/;

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Reads the second word of a request line.
 *
 * @returns the address; for others the status to refuse it with: 400 for what is no address of a site, 404 for what
 *   can't name a page
 */
export function readTarget(target: string): Target | 400 | 404 {
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target.replace(ORIGIN, '')) ?? [];
  const isEmpty = path === '' && ORIGIN.test(target);
  if ((!path.startsWith('/') && !isEmpty) || STRAY_PERCENT.test(path)) {
    return 400;
  }
  const decoded = decode(path || '/');
  if (decoded === undefined) {
    return 404;
  }
  if (decoded.includes('\0') || posix.normalize(`.${decoded}`).startsWith('..')) {
    return 400;
  }
  return HOST_MARK.test(decoded) ? 404 : { pathname: posix.normalize(decoded), search };
}
