import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';
import type { ParameterObject, ServerObject } from 'docusaurus-plugin-openapi-docs/src/openapi/types';
import { QueryParam, Request, Variable, type Url } from 'postman-collection';

/** The address of a server with its variables as they are by default, without a slash at the end. */
export function printServer({ url, variables = {} }: ServerObject): string {
  return Object.entries(variables)
    .reduce((text, [name, { default: value }]) => text.replace(`{${name}}`, value), url)
    .replace(/\/$/, '');
}

/** What a parameter is sent with until a reader changes it, if anything. */
export function readExample({ example, schema }: ParameterObject): string | undefined {
  const value: unknown = schema?.default ?? example ?? schema?.example;
  return value === undefined ? undefined : String(value);
}

/** The first body that a description gives for a request, as text. */
function readBody({ requestBody, jsonRequestBodyExample }: ApiItem): string | undefined {
  const [media] = Object.values(requestBody?.content ?? {});
  const [named] = Object.values(media?.examples ?? {});
  const body: unknown = media?.example ?? named?.value ?? jsonRequestBodyExample;
  return body === undefined ? undefined : JSON.stringify(body, null, 2);
}

/** What stands for a reader's credentials in samples. */
function listCredentials({ security, securitySchemes = {} }: ApiItem): { key: string; value: string }[] {
  return Object.keys(security?.[0] ?? {}).flatMap((name) => {
    const scheme = securitySchemes[name];
    const isBearer = scheme?.type === 'http' && scheme.scheme === 'bearer';
    return isBearer ? [{ key: 'Authorization', value: 'Bearer <TOKEN>' }] : [];
  });
}

/** The media types that a request sends and accepts, as headers. */
function listTypes({ requestBody, responses }: ApiItem): { key: string; value: string }[] {
  const [sent] = Object.keys(requestBody?.content ?? {});
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const [accepted] = successes.flatMap(([, { content }]) => Object.keys(content ?? {}));
  return [
    ...(sent ? [{ key: 'Content-Type', value: sent }] : []),
    ...(accepted ? [{ key: 'Accept', value: accepted }] : []),
  ];
}

/** The request of an operation as its description gives it: first server, examples of parameters and body. */
export function buildExampleRequest(api: ApiItem): Request {
  // A request of the machinery, whose copy begins from what it prints.
  const request = new Request(JSON.parse(JSON.stringify(api.postman)) as never);
  const [server] = api.servers ?? [];
  delete (request.url as Partial<Url>).protocol;
  request.url.host = [server ? printServer(server) : ''];
  const given = (api.parameters ?? []).flatMap((parameter: ParameterObject) => {
    const value = readExample(parameter);
    return value === undefined ? [] : [{ place: parameter.in, key: parameter.name, value }];
  });
  const inPlace = (name: string) => given.filter(({ place }) => place === name);
  request.url.query.clear();
  request.addQueryParams(
    inPlace('query').map(({ key, value }) => new QueryParam({ key, value: encodeURIComponent(value) })),
  );
  request.url.variables.assimilate(
    inPlace('path').map(
      ({ key, value }) => new Variable({ key, value: encodeURIComponent(value) } as Variable.definition),
    ),
    false,
  );
  request.headers.clear();
  const headers = [...listTypes(api), ...inPlace('header'), ...listCredentials(api)];
  headers.forEach(({ key, value }) => request.addHeader({ key, value }));
  if (request.body?.mode === 'raw') {
    request.body.raw = readBody(api) ?? '';
  }
  return request;
}
