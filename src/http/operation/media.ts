import type { ParameterObject } from 'docusaurus-plugin-openapi-docs/src/openapi/types';
import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';

/** A value as it is written in a URL or a header. */
const print = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The value of a parameter until a reader changes it; nothing if the description has none. */
export function readExample({ example, schema }: ParameterObject): string | undefined {
  const value: unknown = schema?.default ?? example ?? schema?.example;
  return value === undefined ? undefined : print(value);
}

/** The body that a request begins with, as text; none for forms, whose fields are filled in one by one. */
export function readBody({ requestBody, jsonRequestBodyExample }: ApiItem): string | undefined {
  const [[type, media] = []] = Object.entries(requestBody?.content ?? {});
  if (!media || !type?.includes('json')) {
    return undefined;
  }
  const [named] = Object.values(media.examples ?? {});
  const body: unknown = media.example ?? named?.value ?? jsonRequestBodyExample;
  return JSON.stringify(body, null, 2);
}

/** The media types that an operation accepts, and those that it returns when it succeeds. */
export function listMediaTypes({ requestBody, responses }: ApiItem): { sent: string[]; accepted: string[] } {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return {
    sent: Object.keys(requestBody?.content ?? {}),
    accepted: [...new Set(successes.flatMap(([, { content }]) => Object.keys(content ?? {})))],
  };
}
