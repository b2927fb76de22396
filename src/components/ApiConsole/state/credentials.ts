import type { ServerObject } from 'docusaurus-plugin-openapi-docs/src/openapi/types';
import { readSession } from './session';

/** What a reader typed, by the name of the security scheme and of its field. */
export type Credentials = Record<string, Record<string, string | undefined>>;

const toKey = (origin: string): string => `api-console.credentials ${origin}`;

/**
 * The origin that requests to a server go to, such as `https://api.example.com`.
 *
 * @param page address of the page, which servers without a host belong to
 * @returns an empty text for an address that is none yet
 */
export function readOrigin(server: ServerObject | undefined, page: string): string {
  const address = Object.entries(server?.variables ?? {}).reduce(
    (text, [name, { default: value }]) => text.replaceAll(`{${name}}`, () => value),
    server?.url ?? '',
  );
  return URL.canParse(address, page) ? new URL(address, page).origin : '';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The credentials that were typed for an origin in this tab; what is stored may have any shape. */
export function readCredentials(origin: string): Credentials {
  const kept: unknown = parse(readSession(toKey(origin)));
  const schemes = Object.entries(isRecord(kept) ? kept : {}).filter(
    (entry): entry is [string, Record<string, unknown>] => isRecord(entry[1]),
  );
  return Object.fromEntries(
    schemes.map(([scheme, fields]) => [
      scheme,
      Object.fromEntries(
        Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      ),
    ]),
  );
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps credentials for an origin until the tab is closed, where the browser allows it. */
export function keepCredentials(origin: string, credentials: Credentials): void {
  try {
    sessionStorage.setItem(toKey(origin), JSON.stringify(credentials));
  } catch {
    // They are there until the page is left.
  }
}
