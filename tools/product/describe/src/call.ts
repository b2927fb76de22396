import { readFileSync } from 'node:fs';
import { readAccess } from '../../start/src/access';
import type { Product } from '../../start/src/product';

/** What is used of an operation of an OpenAPI description, with its references resolved. */
export type Callable = {
  parameters?: { name: string; in: string; example?: unknown }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  security?: Record<string, string[]>[];
};

/** Credentials by the name of the scheme that takes them. */
export type Tokens = Record<string, string>;

export type Call = { method: string; path: string; operation: Callable };

export type Reply = { status: number; type: string; body: unknown };

const PICTURE = 'product/seed/images/plate.jpg';

/** Tokens for every scheme of the description: that of the sample project's API, and that of a user who signs in. */
export async function readTokens(product: Product): Promise<Tokens> {
  const { apiToken, users } = readAccess();
  const [user] = users;
  const response = await fetch(`${product.origin}/api/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: user?.email, password: user?.password }),
  });
  const { jwt } = (await response.json()) as { jwt: string };
  return { apiToken: apiToken.key, userToken: jwt };
}

/** The address with the examples of path and query in their places. */
export function printUrl(origin: string, { path, operation: { parameters = [] } }: Call): URL {
  const given = parameters.filter(({ example }) => example !== undefined);
  const filled = given
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, { name, example }) => text.replace(`{${name}}`, encodeURIComponent(String(example))), path);
  const url = new URL(filled, origin);
  for (const { name, example } of given.filter((parameter) => parameter.in === 'query')) {
    url.searchParams.append(name, String(example));
  }
  return url;
}

function writeBody({ requestBody }: Callable): RequestInit {
  const [[type, media] = []] = Object.entries(requestBody?.content ?? {});
  if (type === 'multipart/form-data') {
    const body = new FormData();
    body.append('files', new Blob([readFileSync(PICTURE)], { type: 'image/jpeg' }), 'plate.jpg');
    return { body };
  }
  return media ? { body: JSON.stringify(media.example), headers: { 'content-type': 'application/json' } } : {};
}

/** The header for the first credentials that an operation takes, if it takes any. */
function authorize({ security = [] }: Callable, tokens: Tokens): Record<string, string> {
  const [scheme] = security.flatMap(Object.keys);
  const token = scheme === undefined ? undefined : tokens[scheme];
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

/** Sends what the description of an operation gives as examples, and reads the answer. */
export async function callOperation(origin: string, call: Call, tokens: Tokens): Promise<Reply> {
  const { headers, ...init } = writeBody(call.operation);
  const response = await fetch(printUrl(origin, call), {
    ...init,
    method: call.method.toUpperCase(),
    headers: { ...(headers as Record<string, string>), ...authorize(call.operation, tokens) },
  });
  const text = await response.text();
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  return { status: response.status, type, body: type === 'application/json' ? JSON.parse(text) : text };
}
