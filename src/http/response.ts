import type { Header } from './request';

/** How many characters of a body are shown: more would freeze the page while it is highlighted. */
export const LONGEST_BODY = 50_000;

/** How many bytes of JSON are parsed and indented, which blocks the page; a longer body is shown as it came. */
export const LONGEST_JSON = 1_000_000;

export type HttpResponse = {
  kind: 'response';
  status: number;
  statusText: string;
  /** From the request to the last byte, ms. */
  duration: number;
  /** The body, at most `LONGEST_BODY` characters: JSON is indented, everything else is as it came. */
  body: string;
  /** Whether `body` is only the start. */
  isCut: boolean;
  /** The whole body, as it came. */
  content: Blob;
  isJson: boolean;
  contentType: string;
  /** The headers that the server lets the page read. */
  headers: Header[];
};

function indent(text: string): { text: string; isJson: boolean } {
  try {
    return { text: JSON.stringify(JSON.parse(text), null, 2), isJson: true };
  } catch {
    return { text, isJson: false };
  }
}

/** The start of a body; a character that the cut splits is left out. */
async function readStart(content: Blob): Promise<string> {
  const bytes = await content.slice(0, LONGEST_BODY).arrayBuffer();
  return new TextDecoder().decode(bytes, { stream: true });
}

async function formatBody(content: Blob): Promise<Pick<HttpResponse, 'body' | 'isCut' | 'isJson'>> {
  const isLong = content.size > LONGEST_JSON;
  const { text, isJson } = isLong
    ? { text: await readStart(content), isJson: content.type.includes('json') }
    : indent(await content.text());
  return { body: text.slice(0, LONGEST_BODY), isCut: isLong || text.length > LONGEST_BODY, isJson };
}

/**
 * Reads a response of `fetch` to its end.
 *
 * @param start when the request was sent, in ms of `performance.now()`
 * @throws DOMException if the request is aborted meanwhile
 */
export async function readResponse(response: Response, start: number): Promise<HttpResponse> {
  const content = await response.blob();
  const formatted = await formatBody(content);
  return {
    kind: 'response',
    status: response.status,
    statusText: response.statusText,
    duration: Math.round(performance.now() - start),
    contentType: response.headers.get('content-type') ?? '',
    headers: [...response.headers],
    content,
    ...formatted,
  };
}
