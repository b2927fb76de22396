import type { RootState } from '@theme/ApiItem/store';
import type { Request } from 'postman-collection';

type Body = RootState['body'];

function toFormData(body: Body): FormData {
  const data = new FormData();
  const entries = body.type === 'form' ? Object.entries(body.content) : [];
  for (const [key, content] of entries) {
    if (content?.type === 'string') {
      data.append(key, content.value ?? '');
    }
    const files = content && content.type !== 'string' ? [content.value].flat() : [];
    files.forEach(({ content: file }) => data.append(key, file));
  }
  return data;
}

function toBody(request: Request, body: Body): BodyInit | undefined {
  switch (request.body?.mode) {
    case 'raw':
      return request.body.raw;
    case 'urlencoded':
      return new URLSearchParams(request.body.urlencoded.toObject() as Record<string, string>);
    case 'formdata':
      return toFormData(body);
    default:
      return undefined;
  }
}

/**
 * What to give to `fetch` for a request.
 *
 * @param body of the console's state, which holds the files themselves
 * @throws TypeError for a header with characters that none may have
 */
export function toFetch(request: Request, body: Body): RequestInit {
  const headers = new Headers();
  const isForm = request.body?.mode === 'formdata';
  (request.headers.all() as { key: string; value: string }[]).forEach(({ key, value }) => {
    // The browser writes this one itself, with the boundary between the parts.
    if (!isForm || key.toLowerCase() !== 'content-type') {
      headers.append(key, value);
    }
  });
  const sent = toBody(request, body);
  return { method: request.method, headers, ...(sent !== undefined && { body: sent }) };
}
