import type { ServerObject } from 'docusaurus-plugin-openapi-docs/src/openapi/types';

function fillVariables({ url = '', variables = {} }: Partial<ServerObject> = {}): string {
  return Object.entries(variables).reduce(
    (text, [name, { default: value }]) => text.replaceAll(`{${name}}`, () => value),
    url,
  );
}

/** The URL of a server with its variables filled in, without a trailing slash; empty if there is no server. */
export function printServer(server?: ServerObject): string {
  return fillVariables(server).replace(/\/$/, '');
}

/**
 * The origin that requests to a server go to, such as `https://api.example.com`.
 *
 * @param page URL of the page, which servers without a host belong to
 * @returns an empty text if the URL of the server isn't valid yet
 */
export function readOrigin(server: ServerObject | undefined, page: string): string {
  const url = fillVariables(server);
  return URL.canParse(url, page) ? new URL(url, page).origin : '';
}
