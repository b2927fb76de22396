import { createAuth } from '@theme/ApiExplorer/Authorization/slice';
import { setStringRawBody } from '@theme/ApiExplorer/Body/slice';
import { createPersistenceMiddleware } from '@theme/ApiExplorer/persistenceMiddleware';
import { setServer } from '@theme/ApiExplorer/Server/slice';
import { createStoreWithState, type RootState } from '@theme/ApiItem/store';
import type { ParameterObject, ServerObject } from 'docusaurus-plugin-openapi-docs/src/openapi/types';
import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';

export type ConsoleStore = ReturnType<typeof createStoreWithState>;

type Params = RootState['params'];
type Place = keyof Params;

/** What a parameter is sent with until a reader changes it. */
function readExample({ example, schema }: ParameterObject): string | undefined {
  const value: unknown = schema?.default ?? example ?? schema?.example;
  return value === undefined ? undefined : String(value);
}

function listParams(item: ApiItem): Params {
  const params: Params = { path: [], query: [], header: [], cookie: [] };
  for (const parameter of (item.parameters ?? []) as ParameterObject[]) {
    const value = readExample(parameter);
    params[parameter.in as Place].push({ ...parameter, ...(value !== undefined && { value }) } as never);
  }
  return params;
}

/** Media types of the answers that mean success. */
function listAccepted({ responses }: ApiItem): string[] {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return [...new Set(successes.flatMap(([, { content }]) => Object.keys(content ?? {})))];
}

/** The server that the reader chose before, if this operation has it. */
function readServer(servers: ServerObject[]): ServerObject | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem('server') ?? 'null') as ServerObject | null;
    return kept && servers.some(({ url }) => url === kept.url) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The body that a request begins with, as text; none for forms, whose fields are filled in one by one. */
export function readBody({ requestBody, jsonRequestBodyExample }: ApiItem): string | undefined {
  const [media] = Object.entries(requestBody?.content ?? {});
  if (!media?.[0].includes('json')) {
    return undefined;
  }
  const [named] = Object.values(media[1].examples ?? {});
  const body: unknown = media[1].example ?? named?.value ?? jsonRequestBodyExample;
  return JSON.stringify(body, null, 2);
}

/**
 * The state of a console: that of `docusaurus-theme-openapi-docs`, with what the description gives as examples. The
 * token and the server are kept for the browser's session.
 */
export function createConsoleStore(item: ApiItem): ConsoleStore {
  const servers = structuredClone((item.servers ?? []) as ServerObject[]);
  const accepted = listAccepted(item);
  const contentTypes = Object.keys(item.requestBody?.content ?? {});
  const server = readServer(servers);
  const store = createStoreWithState(
    {
      accept: { value: accepted[0] ?? '', options: accepted },
      contentType: { value: contentTypes[0] ?? '', options: contentTypes },
      server: { options: servers, ...(server && { value: server }) },
      response: {},
      body: { type: 'empty' },
      params: listParams(item),
      auth: createAuth({ security: item.security, securitySchemes: item.securitySchemes }),
      schemaSelection: { selections: {} },
      encodingSelection: {},
    },
    [createPersistenceMiddleware({})],
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
