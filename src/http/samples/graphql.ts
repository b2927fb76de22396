import type { Header, HttpRequest } from '../request';
import { toCurl } from './curl';
import { printCall, toTemplate } from './fetch';
import { toLiteral } from './literal';

/** A GraphQL operation, as it is written and not as it is sent. */
export type GraphqlOperation = {
  url: string;
  /** Headers besides the content type. */
  headers: Header[];
  query: string;
  /** `undefined` if the operation has none. */
  variables?: unknown;
};

function toRequest({ url, headers }: GraphqlOperation, text: string): HttpRequest {
  return {
    method: 'POST',
    url,
    headers: [['Content-Type', 'application/json'], ...headers],
    body: { kind: 'text', text },
  };
}

/** A GraphQL operation as a command for curl. */
export function toGraphqlCurl(operation: GraphqlOperation): string {
  const { query, variables } = operation;
  // The operation goes on one line, unless a comment or a string in it could change its meaning.
  const line = /[#"]/.test(query) ? query : query.replace(/\s+/g, ' ');
  return toCurl(toRequest(operation, JSON.stringify({ query: line, variables })));
}

/** A GraphQL operation as a call of `fetch`. */
export function toGraphqlFetch(operation: GraphqlOperation, readsJson: boolean): string {
  const { url, query, variables } = operation;
  const names = variables === undefined ? 'query' : 'query, variables';
  const constant = variables === undefined ? '' : `const variables = ${toLiteral(variables)};\n`;
  const call = printCall(toLiteral(url), toRequest(operation, ''), `JSON.stringify({ ${names} })`, readsJson);
  return `const query = ${toTemplate(query)};\n${constant}${call}`;
}
