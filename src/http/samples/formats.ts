import { DEFAULT_SERVER } from '../default-server';
import type { Header, HttpRequest } from '../request';
import { toAxios } from './axios';
import { toCurl } from './curl';
import { toFetchCall } from './fetch';
import { toGraphqlCurl, toGraphqlFetch, type GraphqlOperation } from './graphql';
import { toPython } from './python';
import { toQsCall } from './qs';
import type { Sample } from './index';

/** The request of an example on a page. */
export type ExampleRequest = {
  method: string;
  /** Path with its query. */
  target: string;
  headers: Header[];
  /** Body, or GraphQL operation; empty if there is none. */
  text: string;
  /** The query as an object; `undefined` if there is none. */
  query?: unknown;
  /** Variables of a GraphQL operation; `undefined` if there are none. */
  variables?: unknown;
  isGraphql: boolean;
  /** Whether the response has a body to read. */
  hasBody: boolean;
};

function printOperation({ headers, text, variables, hasBody }: ExampleRequest, url: string): Sample[] {
  const operation: GraphqlOperation = { url, headers, query: text, variables };
  return [
    { label: 'cURL', language: 'bash', code: toGraphqlCurl(operation) },
    { label: 'fetch', language: 'js', code: toGraphqlFetch(operation, hasBody) },
  ];
}

/**
 * The formats of an example's request, besides the one that its page has, for a server on the reader's machine; the one
 * for the terminal first.
 */
export function printFormats(example: ExampleRequest): Sample[] {
  const { method, target, headers, text, query, isGraphql, hasBody } = example;
  const url = DEFAULT_SERVER + target;
  if (isGraphql) {
    return printOperation(example, url);
  }
  const request: HttpRequest = { method, url, headers, ...(text && { body: { kind: 'text', text } }) };
  return [
    { label: 'cURL', language: 'bash', code: toCurl(request) },
    { label: 'fetch', language: 'js', code: toFetchCall(request, hasBody) },
    { label: 'Axios', language: 'js', code: toAxios(request) },
    { label: 'Python', language: 'python', code: toPython(request) },
    ...(query === undefined ? [] : [{ label: 'qs', language: 'js', code: toQsCall(request, query, hasBody) }]),
  ];
}
