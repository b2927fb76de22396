import { setStringRawBody } from '@theme/ApiExplorer/Body/slice';
import { setServer } from '@theme/ApiExplorer/Server/slice';
import { createStoreWithState, type RootState } from '@theme/ApiItem/store';
import { listMediaTypes, readBody, readExample } from '@theme/ApiRequests';
import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';
import { readOrigin } from './credentials';
import { createPersistence } from './persistence';
import { readKeptAuth } from './read-auth';
import { readKeptServer } from './read-server';

export type ConsoleStore = ReturnType<typeof createStoreWithState>;

type Params = RootState['params'];

function listParams(item: ApiItem): Params {
  const params: Params = { path: [], query: [], header: [], cookie: [] };
  for (const parameter of item.parameters ?? []) {
    const value = readExample(parameter);
    params[parameter.in].push({ ...parameter, ...(value !== undefined && { value }) });
  }
  return params;
}

/**
 * The state of a console: that of `docusaurus-theme-openapi-docs`, with what the description gives as examples. The
 * server, and the credentials for its origin, are kept for the browser's session, where the browser allows it.
 */
export function createConsoleStore(item: ApiItem): ConsoleStore {
  const servers = structuredClone(item.servers ?? []);
  const { sent, accepted } = listMediaTypes(item);
  const server = readKeptServer(servers);
  const store = createStoreWithState(
    {
      accept: { value: accepted[0] ?? '', options: accepted },
      contentType: { value: sent[0] ?? '', options: sent },
      server: { options: servers, ...(server && { value: server }) },
      response: {},
      body: { type: 'empty' },
      params: listParams(item),
      auth: readKeptAuth(item, readOrigin(server ?? servers[0], window.location.href)),
      schemaSelection: { selections: {} },
      encodingSelection: {},
    },
    [createPersistence()],
  );
  if (!server && servers[0]) {
    store.dispatch(setServer(JSON.stringify(servers[0])));
  }
  const body = readBody(item);
  if (body !== undefined) {
    store.dispatch(setStringRawBody(body));
  }
  return store;
}
