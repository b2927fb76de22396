import type { ServerObject } from 'docusaurus-plugin-openapi-docs/src/openapi/types';
import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';
import { useState } from 'react';
import { readOrigin } from '@site/src/http/operation/server';
import type { Values } from '@site/src/http/operation/values';
import { readInitialValues, withCredential, withServer } from './values';

/** An operation with what the reader has filled in. */
export type Console = {
  item: ApiItem;
  values: Values;
  /** Origin that the credentials belong to; empty while the URL of the server isn't valid. */
  origin: string;
  change: (part: Partial<Values>) => void;
  setServer: (server: ServerObject) => void;
  setCredential: (scheme: string, field: string, value: string) => void;
};

/**
 * The state of a console. The server, and the credentials for its origin, are kept for the browser's session, where the
 * browser allows it.
 */
export function useConsole(item: ApiItem): Console {
  const page = window.location.href;
  const [values, setValues] = useState(() => readInitialValues(item, page));
  return {
    item,
    values,
    origin: readOrigin(values.server, page),
    change: (part) => setValues((before) => ({ ...before, ...part })),
    setServer: (server) => setValues(withServer(values, server, page)),
    setCredential: (scheme, field, value) => setValues(withCredential(values, { scheme, field, value }, page)),
  };
}
