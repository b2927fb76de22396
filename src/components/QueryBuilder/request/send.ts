/** How long a server has for its answer, ms. */
export const TIME_OUT = 10_000;

/** How many characters of a body are shown: more would freeze the page while it is coloured. */
export const LONGEST_BODY = 50_000;

export type Answer = {
  kind: 'answer';
  status: number;
  statusText: string;
  /** From the press of the button to the last byte, ms. */
  duration: number;
  /** The body: JSON is indented, everything else stands as it came. */
  body: string;
  isJson: boolean;
  contentType: string;
  /** Those that the server lets the page read. */
  headers: [name: string, value: string][];
};

/** A failed request can't be told from one that the server's CORS settings keep from the page: browsers say no more. */
export type Outcome = Answer | { kind: 'cancelled' } | { kind: 'timed-out' } | { kind: 'unreachable' };

function format(text: string): { body: string; isJson: boolean } {
  try {
    return { body: JSON.stringify(JSON.parse(text), null, 2), isJson: true };
  } catch {
    return { body: text, isJson: false };
  }
}

export type SendOptions = {
  /** Method, headers and body. */
  init?: RequestInit;
  /** After how many ms the server has not answered. */
  timeOut?: number;
};

/**
 * Asks a server once, without cookies.
 *
 * @param signal gives up when the reader does
 */
export async function send(
  url: string,
  signal: AbortSignal,
  { init, timeOut = TIME_OUT }: SendOptions = {},
): Promise<Outcome> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal.addEventListener('abort', abort);
  const timer = setTimeout(abort, timeOut);
  const start = performance.now();
  try {
    signal.throwIfAborted();
    const response = await fetch(url, {
      ...init,
      signal: controller.signal,
      credentials: 'omit',
      cache: 'no-store',
    });
    const formatted = format(await response.text());
    return {
      kind: 'answer',
      status: response.status,
      statusText: response.statusText,
      duration: Math.round(performance.now() - start),
      contentType: response.headers.get('content-type') ?? '',
      headers: [...response.headers],
      ...formatted,
    };
  } catch {
    const stopped = controller.signal.aborted ? 'timed-out' : 'unreachable';
    return { kind: signal.aborted ? 'cancelled' : stopped };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
