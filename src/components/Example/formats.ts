import type { HttpRequest } from '@site/src/http/request';
import { toCurl } from '@site/src/http/samples/curl';
import { toFetchCall } from '@site/src/http/samples/fetch';
import { toGraphqlCurl, toGraphqlFetch, type GraphqlOperation } from '@site/src/http/samples/graphql';
import { toQsCall } from '@site/src/http/samples/qs';

/** The request of an example, with what its formats need besides. */
export type ExampleRequest = Omit<HttpRequest, 'body'> & {
  /** Body, or GraphQL operation; empty if there is none. */
  text: string;
  /** The query as an object; `undefined` if there is none. */
  query?: unknown;
  /** Variables of a GraphQL operation; `undefined` if there are none. */
  variables?: unknown;
  /** Whether the response has a body to read. */
  hasBody: boolean;
};

/** A way to write a request down. */
export type Format = { value: string; label: string; language: string; print: () => string };

const toFormat = (label: string, language: string, print: () => string): Format => ({
  value: label.toLowerCase(),
  label,
  language,
  print,
});

/** The formats of a request, besides the one that its page has. */
export function listFormats(example: ExampleRequest, isGraphql: boolean): Format[] {
  const { method, url, headers, text, query, variables, hasBody } = example;
  if (isGraphql) {
    const operation: GraphqlOperation = { url, headers, query: text, variables };
    return [
      toFormat('cURL', 'bash', () => toGraphqlCurl(operation)),
      toFormat('fetch', 'js', () => toGraphqlFetch(operation, hasBody)),
    ];
  }
  const request: HttpRequest = { method, url, headers, ...(text && { body: { kind: 'text', text } }) };
  return [
    toFormat('cURL', 'bash', () => toCurl(request)),
    toFormat('fetch', 'js', () => toFetchCall(request, hasBody)),
    ...(query === undefined ? [] : [toFormat('qs', 'js', () => toQsCall(request, query, hasBody))]),
  ];
}
