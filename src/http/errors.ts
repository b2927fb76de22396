import { isMixedContent } from './server-url';

/** Why a request to this URL isn't sent from this page. */
export type UrlError = { kind: 'invalid-url'; url: string } | { kind: 'mixed-content' };

/** Everything that can go wrong until a response has arrived. `RequestErrorText` has the words for each kind. */
export type RequestError =
  | UrlError
  /** A header has characters that HTTP doesn't allow; `reason` is the browser's message. */
  | { kind: 'invalid-header'; reason: string }
  | { kind: 'cancelled' }
  /** No full response arrived in time, in seconds. */
  | { kind: 'timed-out'; seconds: number }
  /** No connection, or CORS: browsers don't tell the two apart. */
  | { kind: 'unreachable'; url: string };

/** Browsers take the first part of a path for a missing host: `https:///path` asks the host `path`. */
const HAS_HOST = /^https?:\/\/[^/?#]/i;

/**
 * Finds what keeps a page from sending a request to a URL.
 *
 * @param pageProtocol protocol of the page, such as `https:`
 */
export function findUrlError(url: string, pageProtocol: string): UrlError | undefined {
  if (!HAS_HOST.test(url) || !URL.canParse(url)) {
    return { kind: 'invalid-url', url };
  }
  return isMixedContent(pageProtocol, url) ? { kind: 'mixed-content' } : undefined;
}
