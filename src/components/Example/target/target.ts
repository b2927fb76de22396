import { DEFAULT_SERVER } from '@site/src/http/default-server';
import { readServerUrl } from '@site/src/http/server-url';

/** Where a reader sends the requests of examples, and as whom. */
export type Target = {
  /** URL of the server, without a trailing slash; empty: that of the examples. */
  server: string;
  /** API token; empty: the examples' placeholder stays. */
  token: string;
};

export const NO_TARGET: Target = { server: '', token: '' };

/** What stands for an API token in examples. */
const PLACEHOLDER = '{{token}}';

/** Characters of API tokens (RFC 6750); none of them means anything inside the quotes of a shell or a language. */
const TOKEN = /^[\w.~+/-]+=*$/;

/** Characters that end a quoted text in a shell or a language, or have something replaced in it. */
const NOT_IN_QUOTES = /['"`\\$]/;

/**
 * Reads the address of a server as it was typed.
 *
 * @returns it without a trailing slash; empty if nothing was typed; nothing if no example could have it
 */
export function readServer(typed: string): string | undefined {
  const url = readServerUrl(typed);
  return typed.trim() === '' ? '' : url !== undefined && !NOT_IN_QUOTES.test(url) ? url : undefined;
}

/** @returns the token without the word before it; empty if nothing was typed; nothing if it is none */
export function readToken(typed: string): string | undefined {
  const token = typed.trim().replace(/^Bearer\s+/i, '');
  return token === '' || TOKEN.test(token) ? token : undefined;
}

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads what was kept, which may have been changed to anything. */
export function parseTarget(kept: string | null): Target {
  try {
    const { server, token } = JSON.parse(kept ?? '{}') as Partial<Record<keyof Target, unknown>>;
    return { server: readServer(readText(server)) ?? '', token: readToken(readText(token)) ?? '' };
  } catch {
    return NO_TARGET;
  }
}

/** The code of an example with the reader's server and token in it. */
export function aimAt({ server, token }: Target, code: string): string {
  // As functions, since `$` in a replacement would have a meaning.
  return code
    .replaceAll(DEFAULT_SERVER, () => server || DEFAULT_SERVER)
    .replaceAll(PLACEHOLDER, () => token || PLACEHOLDER);
}
