import type { ServerObject } from 'docusaurus-plugin-openapi-docs/src/openapi/types';
import { readSession } from './session';

type Kept = { url?: unknown; variables?: Record<string, { default?: unknown } | null> | null } | null;

/**
 * The server that the reader chose before, if this operation has it. Only the values of its variables are taken from
 * storage, and only those that the description allows: what is stored may have any shape.
 */
export function readKeptServer(servers: ServerObject[]): ServerObject | undefined {
  const kept = parse(readSession('server'));
  const server = servers.find(({ url }) => url === kept?.url);
  if (!server?.variables) {
    return server;
  }
  const variables = Object.entries(server.variables).map(([name, variable]) => {
    const value = kept?.variables?.[name]?.default;
    const isAllowed = typeof value === 'string' && (variable.enum?.includes(value) ?? true);
    return [name, isAllowed ? { ...variable, default: value } : variable];
  });
  return { ...server, variables: Object.fromEntries(variables) as NonNullable<ServerObject['variables']> };
}

function parse(text: string | null): Kept {
  try {
    return JSON.parse(text ?? 'null') as Kept;
  } catch {
    return null;
  }
}
