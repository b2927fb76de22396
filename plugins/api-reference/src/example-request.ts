import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';
import type { ParameterObject, ServerObject } from 'docusaurus-plugin-openapi-docs/src/openapi/types';
import { QueryParam, Request, Variable, type Url } from 'postman-collection';
import { listMediaTypes, readBody, readExample } from './examples';
import { fillForm } from './fill-form';
import { encodeQueryValue } from './print-samples';

/** The address of the first server, with its variables as they are by default; empty where there is none. */
export function printServer([server]: ServerObject[] = []): string {
  const { url = '', variables = {} } = server ?? {};
  return Object.entries(variables)
    .reduce((text, [name, { default: value }]) => text.replace(`{${name}}`, () => value), url)
    .replace(/\/$/, '');
}

/** What stands for a reader's credentials in samples. */
function listCredentials({ security, securitySchemes = {} }: ApiItem): { key: string; value: string }[] {
  return Object.keys(security?.[0] ?? {}).flatMap((name) => {
    const scheme = securitySchemes[name];
    const isBearer = scheme?.type === 'http' && scheme.scheme === 'bearer';
    return isBearer ? [{ key: 'Authorization', value: 'Bearer <TOKEN>' }] : [];
  });
}

/** The media types of an operation as headers. */
function listTypes(api: ApiItem): { key: string; value: string }[] {
  const { sent, accepted } = listMediaTypes(api);
  const headers = { 'Content-Type': sent[0], Accept: accepted[0] };
  return Object.entries(headers).flatMap(([key, value]) => (value === undefined ? [] : [{ key, value }]));
}

/** The request of an operation as its description gives it: first server, examples of parameters and body. */
export function buildExampleRequest(api: ApiItem): Request {
  // A request of the machinery, whose copy begins from what it prints.
  const request = new Request(JSON.parse(JSON.stringify(api.postman)) as never);
  delete (request.url as Partial<Url>).protocol;
  request.url.host = [printServer(api.servers)];
  const given = (api.parameters ?? []).flatMap((parameter: ParameterObject) => {
    const value = readExample(parameter);
    return value === undefined ? [] : [{ place: parameter.in, key: parameter.name, value }];
  });
  const inPlace = (name: string) => given.filter(({ place }) => place === name);
  request.url.query.clear();
  request.addQueryParams(
    inPlace('query').map(({ key, value }) => new QueryParam({ key, value: encodeQueryValue(value) })),
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
  return fillForm(request, api);
}
