import type { Body, HttpRequest } from './request';

function toBody(body: Body): BodyInit {
  if (body.kind === 'text') {
    return body.text;
  }
  const data = new FormData();
  for (const field of body.fields) {
    if ('value' in field) {
      data.append(field.name, field.value);
    } else if (field.file) {
      data.append(field.name, field.file);
    }
  }
  return data;
}

/**
 * The second argument of `fetch` for a request.
 *
 * @throws TypeError for a header whose name or value has characters that HTTP doesn't allow
 */
export function toFetch({ method, headers, body }: HttpRequest): RequestInit {
  const sent = new Headers();
  for (const [name, value] of headers) {
    // The browser writes the type of a form itself, with the boundary between its parts.
    if (body?.kind !== 'multipart' || name.toLowerCase() !== 'content-type') {
      sent.append(name, value);
    }
  }
  return { method, headers: sent, ...(body && { body: toBody(body) }) };
}
