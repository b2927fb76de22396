import type { ServerObject } from 'docusaurus-plugin-openapi-docs/src/openapi/types';
import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';
import { readOrigin } from '@site/src/http/operation/server';
import { createValues, type Values } from '@site/src/http/operation/values';
import { keepCredentials, readCredentials } from './credentials';
import { readKeptServer } from './read-server';
import { keepSession } from './session';

/**
 * The values that a console begins with: examples of the description, the server that the reader chose before, and the
 * credentials for its origin.
 *
 * @param page URL of the page
 */
export function readInitialValues(item: ApiItem, page: string): Values {
  const values = createValues(item, readKeptServer(item.servers ?? []));
  return { ...values, credentials: readCredentials(readOrigin(values.server, page)) };
}

/** Keeps the choice of a server, or of a value of its variables. Credentials of another origin are replaced. */
export function withServer(values: Values, server: ServerObject, page: string): Values {
  keepSession('server', JSON.stringify(server));
  const origin = readOrigin(server, page);
  const isSame = origin === readOrigin(values.server, page);
  return { ...values, server, ...(!isSame && { credentials: readCredentials(origin) }) };
}

type Entry = { scheme: string; field: string; value: string };

/** Keeps a credential for the origin of the server that is chosen; an empty value removes it. */
export function withCredential(values: Values, { scheme, field, value }: Entry, page: string): Values {
  const fields = { ...values.credentials[scheme], [field]: value || undefined };
  const credentials = { ...values.credentials, [scheme]: fields };
  keepCredentials(readOrigin(values.server, page), credentials);
  return { ...values, credentials };
}
