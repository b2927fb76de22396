import type { HttpRequest } from '../request';
import { toLiteral } from './literal';

/** A text as a template literal. */
export const toTemplate = (text: string): string => `\`${text.replace(/[`\\]|\$\{/g, '\\$&')}\``;

/** The text of a body as the object that its JSON stands for; any other text as it is. */
export function toJsonLiteral(text: string, before: number): string | undefined {
  try {
    return toLiteral(JSON.parse(text), '  ', before);
  } catch {
    return undefined;
  }
}

/** Headers as an object, indented as a member of options. */
export const printHeaders = ({ headers }: HttpRequest): string[] =>
  headers.length > 0 ? [`  headers: ${toLiteral(Object.fromEntries(headers), '  ')},\n`] : [];

/**
 * A call of `fetch`.
 *
 * @param url expression for the URL
 * @param body expression for the body, indented as a member of options
 * @param readsJson whether the sample also reads the response as JSON
 */
export function printCall(url: string, request: HttpRequest, body: string | undefined, readsJson: boolean): string {
  const { method } = request;
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',\n`]),
    ...printHeaders(request),
    ...(body ? [body === 'body' ? '  body,\n' : `  body: ${body},\n`] : []),
  ];
  const argument = options.length > 0 ? `, {\n${options.join('')}}` : '';
  const reading = readsJson && method !== 'HEAD' ? '\nconst result = await response.json();' : '';
  return `const response = await fetch(${url}${argument});${reading}`;
}

/** The expression for the body of a request; a form is in the variable `body`. */
export function printBody({ body }: HttpRequest): string | undefined {
  if (!body || body.kind === 'multipart') {
    return body && 'body';
  }
  const json = toJsonLiteral(body.text, '  body: JSON.stringify('.length);
  return json === undefined ? toLiteral(body.text) : `JSON.stringify(${json})`;
}

/** A request as a call of `fetch`; a form is in the variable `body`. */
export function toFetchCall(request: HttpRequest, readsJson: boolean): string {
  return printCall(toLiteral(request.url), request, printBody(request), readsJson);
}
