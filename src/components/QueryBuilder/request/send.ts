/** How long a server has for its answer, ms. */
export const TIME_OUT = 10_000;

/** How many characters of a body are shown: more would freeze the page while it is highlighted. */
export const LONGEST_BODY = 50_000;

/** How many bytes of JSON are read and indented, which the page waits for; a longer body is shown as it came. */
export const LONGEST_JSON = 1_000_000;

export type Answer = {
  kind: 'answer';
  status: number;
  statusText: string;
  /** From the press of the button to the last byte, ms. */
  duration: number;
  /** The body, `LONGEST_BODY` characters at most: JSON is indented, everything else is as it came. */
  body: string;
  /** Whether the body goes on. */
  isCut: boolean;
  /** All of the body, as it came. */
  content: Blob;
  isJson: boolean;
  contentType: string;
  /** Those that the server lets the page read. */
  headers: [name: string, value: string][];
};

/** A failed request can't be told from one that the server's CORS settings keep from the page: browsers say no more. */
export type Outcome = Answer | { kind: 'cancelled' } | { kind: 'timed-out' } | { kind: 'unreachable' };

function indent(text: string): { text: string; isJson: boolean } {
  try {
    return { text: JSON.stringify(JSON.parse(text), null, 2), isJson: true };
  } catch {
    return { text, isJson: false };
  }
}

/** The beginning of a body; a character that the cut goes through is left out. */
async function readStart(content: Blob): Promise<string> {
  const bytes = await content.slice(0, LONGEST_BODY).arrayBuffer();
  return new TextDecoder().decode(bytes, { stream: true });
}

async function format(content: Blob): Promise<Pick<Answer, 'body' | 'isCut' | 'isJson'>> {
  const isLong = content.size > LONGEST_JSON;
  const { text, isJson } = isLong
    ? { text: await readStart(content), isJson: content.type.includes('json') }
    : indent(await content.text());
  return { body: text.slice(0, LONGEST_BODY), isCut: isLong || text.length > LONGEST_BODY, isJson };
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
    const content = await response.blob();
    const formatted = await format(content);
    return {
      kind: 'answer',
      status: response.status,
      statusText: response.statusText,
      duration: Math.round(performance.now() - start),
      contentType: response.headers.get('content-type') ?? '',
      headers: [...response.headers],
      content,
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
