import type { ContentType, Model } from './model';
import { idParameter, listEntryParameters, listListParameters, type Parameter } from './parameters';
import { nameSchema, ref, type Schema } from './schemas';
import { BODIES } from './texts';

/** Which credentials an operation takes: none at all, those of an API, or those of a signed-in user. */
type Security = Record<string, string[]>[];

export type Body = { description: string; type?: string; schema: Schema; example?: unknown };

export type Operation = {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Path as OpenAPI writes it, from the server's address. */
  path: string;
  id: string;
  tag: string;
  summary: string;
  description: string;
  parameters: Parameter[];
  security: Security;
  body?: Body;
  answer: { description: string; schema: Schema };
  /** Statuses of failures that it answers with, each by the error's schema. */
  errors: number[];
};

export const TOKEN: Security = [{ apiToken: [] }];
export const USER: Security = [{ userToken: [] }];
export const ANYONE: Security = [{}];

/** Credentials of an action: who is no user may do what the Public role may. */
function secure(action: string, { publicActions }: Model): Security {
  return publicActions.includes(action) ? [{}, ...TOKEN] : TOKEN;
}

const object = (properties: Schema): Schema => ({
  type: 'object',
  required: Object.keys(properties),
  additionalProperties: false,
  properties,
});

const META = { type: 'object', description: 'Nothing, for a single entry.' };

const wrap = (data: Schema): Schema => object({ data, meta: META });

function wrapBody(data: Schema, example?: object): Pick<Body, 'schema' | 'example'> {
  return { schema: object({ data }), ...(example && { example: { data: example } }) };
}

/** Example of an entry to change: the first of the sample data. */
const FIRST = 1;

/** The operations of a collection type. */
export function describeCollection(type: ContentType, model: Model): Operation[] {
  const { singularName, pluralName } = type.info;
  const name = nameSchema(singularName);
  const tag = nameSchema(pluralName);
  const path = `/api/${pluralName}`;
  const one = `${path}/{id}`;
  const article = /^[aeiou]/.test(singularName) ? 'an' : 'a';
  const entry = { description: `The ${singularName}.`, schema: wrap(ref(name)) };
  const draft = type.draftAndPublish ? ' It is published at once, unless `publishedAt` is null.' : '';
  const base = (action: string) => ({ tag, security: secure(`${type.uid}.${action}`, model) });
  const id = idParameter(singularName, FIRST);
  const { create, update } = BODIES[singularName] ?? {};
  return [
    {
      ...base('find'),
      method: 'get',
      path,
      id: `list${tag}`,
      summary: `List ${pluralName}`,
      description: `Answers with the ${pluralName} that fit, in pages.`,
      parameters: listListParameters(type),
      answer: {
        description: `A page of ${pluralName}.`,
        schema: object({
          data: { type: 'array', items: ref(name), description: `The ${pluralName} of the page.` },
          meta: ref('ListMeta'),
        }),
      },
      errors: [400, 401],
    },
    {
      ...base('create'),
      method: 'post',
      path,
      id: `create${name}`,
      summary: `Add ${article} ${singularName}`,
      description: `Makes a new ${singularName}.${draft}`,
      parameters: [],
      body: { description: `The new ${singularName}.`, ...wrapBody(ref(`New${name}`), create) },
      answer: entry,
      errors: [400, 401, 403],
    },
    {
      ...base('findOne'),
      method: 'get',
      path: one,
      id: `read${name}`,
      summary: `Read ${article} ${singularName}`,
      description: `Answers with the ${singularName} that has this id.`,
      parameters: [id, ...listEntryParameters(type)],
      answer: entry,
      errors: [401, 404],
    },
    {
      ...base('update'),
      method: 'put',
      path: one,
      id: `update${name}`,
      summary: `Change ${article} ${singularName}`,
      description: `Changes the named fields, and leaves the others as they are.`,
      parameters: [id],
      body: { description: 'The fields to change.', ...wrapBody(ref(`${name}Input`), update) },
      answer: entry,
      errors: [400, 401, 403, 404],
    },
    {
      ...base('delete'),
      method: 'delete',
      path: one,
      id: `delete${name}`,
      summary: `Delete ${article} ${singularName}`,
      description: `Deletes the ${singularName} for good, and answers with it once more.`,
      parameters: [id],
      answer: entry,
      errors: [401, 403, 404],
    },
  ];
}

/** The operations of a single type. */
export function describeSingle(type: ContentType, model: Model): Operation[] {
  const { singularName, displayName } = type.info;
  const name = nameSchema(singularName);
  const path = `/api/${singularName}`;
  const entry = { description: `The ${singularName}.`, schema: wrap(ref(name)) };
  const base = (action: string) => ({ tag: displayName, path, security: secure(`${type.uid}.${action}`, model) });
  return [
    {
      ...base('find'),
      method: 'get',
      id: `read${name}`,
      summary: `Read the ${singularName}`,
      description: `Answers with the one ${singularName} that there is.`,
      parameters: listEntryParameters(type),
      answer: entry,
      errors: [401, 404],
    },
    {
      ...base('update'),
      method: 'put',
      id: `update${name}`,
      summary: `Change the ${singularName}`,
      description: `Changes the named fields of the ${singularName}, or makes it where there is none.`,
      parameters: [],
      body: { description: 'The fields to change.', ...wrapBody(ref(`${name}Input`), BODIES[singularName]?.update) },
      answer: entry,
      errors: [400, 401, 403],
    },
    {
      ...base('delete'),
      method: 'delete',
      id: `delete${name}`,
      summary: `Delete the ${singularName}`,
      description: `Deletes the ${singularName}, and answers with it once more. Changing it makes it anew.`,
      parameters: [],
      answer: entry,
      errors: [401, 403, 404],
    },
  ];
}
