import type { ParameterObject, ServerObject } from 'docusaurus-plugin-openapi-docs/src/openapi/types';
import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';
import type { Header } from '../request';
import type { Credentials } from './credentials';
import { listMediaTypes, readBody, readExample } from './media';

/** What a reader has filled in for an operation. */
export type Values = {
  /** The server, with the chosen values of its variables as their defaults. */
  server: ServerObject | undefined;
  credentials: Credentials;
  /** Text of each parameter, by `nameParameter`; empty ones aren't sent. */
  parameters: Record<string, string>;
  /** Headers that the reader adds. */
  headers: Header[];
  contentType: string;
  /** A body of JSON. */
  body: string;
  /** The fields of a form, by name: a text, or files. Empty ones aren't sent. */
  fields: Record<string, string | File[]>;
};

/** Tells parameters of the same name apart by their place. */
export const nameParameter = ({ in: place, name }: ParameterObject): string => `${place} ${name}`;

/** The values that an operation begins with: the examples of its description, and no credentials. */
export function createValues(item: ApiItem, server = item.servers?.[0]): Values {
  const examples = (item.parameters ?? []).flatMap((parameter: ParameterObject) => {
    const value = readExample(parameter);
    return value === undefined ? [] : [[nameParameter(parameter), value]];
  });
  return {
    server,
    credentials: {},
    parameters: Object.fromEntries(examples) as Record<string, string>,
    headers: [],
    contentType: listMediaTypes(item).sent[0] ?? '',
    body: readBody(item) ?? '',
    fields: {},
  };
}
