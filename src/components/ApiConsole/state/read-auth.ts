import { createAuth } from '@theme/ApiExplorer/Authorization/slice';
import type { RootState } from '@theme/ApiItem/store';
import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';
import { isSessionReachable } from './session';

type Auth = RootState['auth'];

/** Credentials as they were typed; whatever else was stored is left out. */
function keepTexts(data: Auth['data']): Auth['data'] {
  const schemes = Object.entries(data).map(([scheme, values]) => [
    scheme,
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? value : undefined]),
    ),
  ]);
  return Object.fromEntries(schemes) as Auth['data'];
}

/** The credentials that an operation accepts, with those that the reader entered before in this tab. */
export function readKeptAuth({ security, securitySchemes }: ApiItem): Auth {
  const auth = createAuth({
    security,
    securitySchemes,
    ...(!isSessionReachable() && { options: { authPersistence: false } }),
  });
  const { options, selected = '' } = auth;
  return {
    ...auth,
    data: keepTexts(auth.data),
    selected: Object.hasOwn(options, selected) ? selected : Object.keys(options)[0],
  };
}
