import { toLiteral } from './literal';

/** A request as the page has it. */
export type Request = {
  method: string;
  /** Path with its query, as it is sent. */
  target: string;
  headers: [name: string, value: string][];
  /** Empty when there is none. */
  body: string;
  /** The query as an object; `undefined` when there is none. */
  query?: unknown;
  /** What goes with a GraphQL operation; `undefined` when there is nothing. */
  variables?: unknown;
  /** Whether there is an answer to read. */
  answered: boolean;
};

/** Where Strapi listens unless it is told otherwise. */
const BASE_URL = 'http://localhost:1337';

const quoteForShell = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

const toTemplate = (text: string) => `\`${text.replace(/[`\\]|\$\{/g, '\\$&')}\``;

function toMethodOption(method: string, body: string): string {
  if (method === 'HEAD') {
    return ' --head';
  }
  return method === 'GET' && !body ? '' : ` --request ${method}`;
}

/**
 * The request as a command for curl. A query is given part by part, each on its own line; `--get` joins them
 * again as they stand.
 */
export function toCurl({ method, target, headers, body }: Request): string {
  const [path = '', query] = body || method !== 'GET' ? [target] : target.split(/\?(.*)/s);
  // Brackets and braces in an address would be read as a range or a list of addresses.
  const globbing = /[[\]{}]/.test(path) ? ' --globoff' : '';
  const command = `curl${toMethodOption(method, body)}${globbing}${query ? ' --get' : ''}`;
  const parts = [
    quoteForShell(BASE_URL + path),
    ...headers.map(([name, value]) => `--header ${quoteForShell(`${name}: ${value}`)}`),
    ...[body, ...(query?.split('&') ?? [])].filter(Boolean).map((data) => `--data-raw ${quoteForShell(data)}`),
  ];
  return parts.length === 1 ? `${command} ${parts.join('')}` : [command, ...parts].join(' \\\n  ');
}

/** A body that is JSON as the object it stands for, any other as its text. */
function toBody(body: string): string {
  try {
    return `JSON.stringify(${toLiteral(JSON.parse(body), '  ', '  body: JSON.stringify('.length)})`;
  } catch {
    return toLiteral(body);
  }
}

function toCall(url: string, { method, headers, answered }: Request, body: string): string {
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',\n`]),
    ...(headers.length > 0 ? [`  headers: ${toLiteral(Object.fromEntries(headers), '  ')},\n`] : []),
    ...(body ? [`  body: ${body},\n`] : []),
  ];
  const argument = options.length > 0 ? `, {\n${options.join('')}}` : '';
  const reading = answered && method !== 'HEAD' ? '\nconst result = await response.json();' : '';
  return `const response = await fetch(${url}${argument});${reading}`;
}

/** The request as a call of `fetch`. */
export function toFetch(request: Request): string {
  return toCall(toLiteral(BASE_URL + request.target), request, request.body && toBody(request.body));
}

/** The request with its query written by the library `qs`. */
export function toQs(request: Request): string {
  const [path = ''] = request.target.split('?');
  const query = `qs.stringify(\n  ${toLiteral(request.query, '  ')},\n  { encodeValuesOnly: true },\n)`;
  const url = `${toTemplate(`${BASE_URL}${path}?`).slice(0, -1)}\${query}\``;
  const call = toCall(url, request, request.body && toBody(request.body));
  return `import qs from 'qs';\n\nconst query = ${query};\n${call}`;
}

const JSON_HEADERS: Request['headers'] = [['Content-Type', 'application/json']];

const toPost = (request: Request): Request => ({ ...request, headers: [...JSON_HEADERS, ...request.headers] });

/** A GraphQL operation as a command for curl. */
export function toGraphqlCurl(request: Request): string {
  const { body, variables } = request;
  // Where no comment and no text could change its meaning, the operation is put on one line.
  const query = /[#"]/.test(body) ? body : body.replace(/\s+/g, ' ');
  return toCurl({ ...toPost(request), body: JSON.stringify({ query, variables }) });
}

/** A GraphQL operation as a call of `fetch`. */
export function toGraphqlFetch(request: Request): string {
  const { target, body, variables } = request;
  const names = variables === undefined ? 'query' : 'query, variables';
  const constant = variables === undefined ? '' : `const variables = ${toLiteral(variables)};\n`;
  const call = toCall(toLiteral(BASE_URL + target), toPost(request), `JSON.stringify({ ${names} })`);
  return `const query = ${toTemplate(body)};\n${constant}${call}`;
}
