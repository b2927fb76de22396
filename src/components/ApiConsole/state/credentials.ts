import type { Credentials } from '@site/src/http/operation/credentials';
import { keepSession, readSession } from './session';

const toKey = (origin: string): string => `api-console.credentials ${origin}`;

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
  keepSession(toKey(origin), JSON.stringify(credentials));
}
