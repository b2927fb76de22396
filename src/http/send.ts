import type { RequestError } from './errors';
import type { HttpRequest } from './request';
import { readResponse, type HttpResponse } from './response';
import { toFetch } from './to-fetch';

/** How long a server has to respond, ms. */
export const TIMEOUT = 10_000;

/** The result of sending a request. */
export type Outcome = HttpResponse | RequestError;

/** What `fetch` needs, or the error that keeps the browser from making a request. */
function prepare(request: HttpRequest): RequestInit | RequestError {
  try {
    return toFetch(request);
  } catch (error) {
    return { kind: 'invalid-header', reason: (error as Error).message };
  }
}

/**
 * Sends a request once, without cookies and past the cache. Never throws: errors are outcomes.
 *
 * @param signal aborts the request, which is then `cancelled`
 * @param timeout until the response has arrived in full, ms
 */
export async function send(request: HttpRequest, signal: AbortSignal, timeout = TIMEOUT): Promise<Outcome> {
  const init = prepare(request);
  if ('kind' in init) {
    return init;
  }
  // `AbortSignal.any` is newer than the oldest browsers that the site supports.
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal.addEventListener('abort', abort);
  const timer = setTimeout(abort, timeout);
  const start = performance.now();
  try {
    signal.throwIfAborted();
    const response = await fetch(request.url, {
      ...init,
      signal: controller.signal,
      credentials: 'omit',
      cache: 'no-store',
    });
    return await readResponse(response, start);
  } catch {
    if (signal.aborted) {
      return { kind: 'cancelled' };
    }
    return controller.signal.aborted
      ? { kind: 'timed-out', seconds: timeout / 1000 }
      : { kind: 'unreachable', url: request.url };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
