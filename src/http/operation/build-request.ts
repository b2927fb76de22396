import type { ParameterObject } from 'docusaurus-plugin-openapi-docs/src/openapi/types';
import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';
import type { Header, HttpRequest } from '../request';
import { buildBody, listRequiredFiles, MULTIPART } from './build-body';
import { isOpen, listSchemes, toCredential, toPlaceholder, type Credential } from './credentials';
import { listMediaTypes } from './media';
import { encodeQueryName, encodeQueryValue, serializeParameter } from './parameters';
import { printServer } from './server';
import { nameParameter, type Values } from './values';

/** Name and value of everything that a request sends in one place. */
function listPairs(item: ApiItem, { parameters }: Values, place: ParameterObject['in']): Header[] {
  return (item.parameters ?? [])
    .filter((parameter: ParameterObject) => parameter.in === place)
    .flatMap((parameter: ParameterObject) => {
      const text = parameters[nameParameter(parameter)] ?? '';
      return text === '' ? [] : serializeParameter(parameter, text);
    });
}

function buildUrl(item: ApiItem, values: Values, credentials: Credential[]): string {
  const path = listPairs(item, values, 'path').reduce(
    (text, [name, value]) => text.replace(`{${name}}`, () => encodeURIComponent(value)),
    item.path,
  );
  const pairs = listPairs(item, values, 'query').map(([name, value]) => [name, encodeQueryValue(value)] as const);
  const query = [...pairs, ...credentials.map(({ name, value }) => [name, encodeQueryValue(value)] as const)];
  const search = query.map(([name, value]) => `${encodeQueryName(name)}=${value}`).join('&');
  return `${printServer(values.server)}${path}${search && `?${search}`}`;
}

function buildHeaders(item: ApiItem, values: Values, credentials: Credential[]): Header[] {
  const [accepted] = listMediaTypes(item).accepted;
  const isForm = values.contentType === MULTIPART;
  const inPlace = (place: Credential['in']) => credentials.filter((credential) => credential.in === place);
  const cookies = [
    ...listPairs(item, values, 'cookie'),
    ...inPlace('cookie').map(({ name, value }): Header => [name, value]),
  ].map(([name, value]) => `${name}=${value}`);
  return [
    ...(values.contentType && !isForm ? [['Content-Type', values.contentType] as Header] : []),
    ...(accepted ? [['Accept', accepted] as Header] : []),
    ...listPairs(item, values, 'header'),
    ...values.headers
      .map(([name, value]): Header => [name.trim(), value])
      .filter(([name, value]) => name !== '' && value !== ''),
    ...inPlace('header').map(({ name, value }): Header => [name, value]),
    ...(cookies.length > 0 ? [['Cookie', cookies.join('; ')] as Header] : []),
  ];
}

function build(item: ApiItem, values: Values, credentials: Credential[]): HttpRequest {
  const body = buildBody(item, values);
  return {
    method: item.method.toUpperCase(),
    url: buildUrl(
      item,
      values,
      credentials.filter((credential) => credential.in === 'query'),
    ),
    headers: buildHeaders(item, values, credentials),
    ...(body && { body }),
  };
}

/** The credentials that a reader has filled in. */
function listCredentials(item: ApiItem, { credentials }: Values): Credential[] {
  return listSchemes(item).flatMap((scheme) => toCredential(scheme, credentials[scheme.key]) ?? []);
}

/** The request of an operation, as it is sent. It has only credentials that the reader filled in. */
export function buildRequest(item: ApiItem, values: Values): HttpRequest {
  return build(item, values, listCredentials(item, values));
}

/** The same request as samples show it: placeholders stand for credentials, and for required files. */
export function buildSampleRequest(item: ApiItem, values: Values): HttpRequest {
  const isBare = isOpen(item) && listCredentials(item, values).length === 0;
  const request = build(item, values, isBare ? [] : listSchemes(item).map(toPlaceholder));
  const isEmpty = request.body?.kind === 'multipart' && request.body.fields.length === 0;
  return isEmpty ? { ...request, body: { kind: 'multipart', fields: listRequiredFiles(item) } } : request;
}
