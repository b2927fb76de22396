import type { HttpRequest } from '../request';

/** A text as one word of a shell. */
export const quoteForShell = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

function printMethod({ method, body }: HttpRequest): string {
  if (method === 'HEAD') {
    return ' --head';
  }
  return method === 'GET' && !body ? '' : ` --request ${method}`;
}

/**
 * A request as a command for curl. The query of a GET is given part by part, each on its own line; `--get` joins the
 * parts unchanged.
 *
 * @param fields options for the fields of a form
 */
export function toCurl(request: HttpRequest, fields: string[] = []): string {
  const { method, url, headers, body } = request;
  const [address = '', query] = body || method !== 'GET' ? [url] : url.split(/\?(.*)/s);
  // curl would read brackets and braces in a URL as a range or a list of URLs.
  const globbing = /[[\]{}]/.test(address) ? ' --globoff' : '';
  const command = `curl${printMethod(request)}${globbing}${query ? ' --get' : ''}`;
  const parts = [
    quoteForShell(address),
    ...headers.map(([name, value]) => `--header ${quoteForShell(`${name}: ${value}`)}`),
    ...fields,
    ...[body?.kind === 'text' ? body.text : '', ...(query?.split('&') ?? [])]
      .filter(Boolean)
      .map((data) => `--data-raw ${quoteForShell(data)}`),
  ];
  return parts.length === 1 ? `${command} ${parts.join('')}` : [command, ...parts].join(' \\\n  ');
}
