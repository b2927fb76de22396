import { createAuth } from '@theme/ApiExplorer/Authorization/slice';
import type { RootState } from '@theme/ApiItem/store';
import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';
import { readCredentials } from './credentials';

/** The credentials that an operation accepts, with those that the reader typed for an origin in this tab. */
export function readKeptAuth({ security, securitySchemes }: ApiItem, origin: string): RootState['auth'] {
  // The theme would read what was typed for any server.
  const auth = createAuth({ security, securitySchemes, options: { authPersistence: false } });
  const kept = readCredentials(origin);
  const data = Object.entries(auth.data).map(([scheme, fields]) => [
    scheme,
    Object.fromEntries(Object.keys(fields).map((key) => [key, kept[scheme]?.[key]])),
  ]);
  return { ...auth, data: Object.fromEntries(data) as RootState['auth']['data'] };
}
