import type { ContentType, Model } from './model';
import { idParameter, listEntryParameters, listListParameters, type Parameter } from './parameters';
import { nameSchema, ref, type Schema } from './schemas';
import { BODIES } from './texts';

/** Which credentials an operation accepts: none, an API token, or the token of a signed-in user. */
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
  /** Statuses of the errors that it returns, each with the error's schema. */
  errors: number[];
};

export const TOKEN: Security = [{ apiToken: [] }];
export const USER: Security = [{ userToken: [] }];
export const ANYONE: Security = [{}];

/** Credentials of an action: without any, the permissions of the Public role apply. */
function secure(action: string, { publicActions }: Model): Security {
  return publicActions.includes(action) ? [{}, ...TOKEN] : TOKEN;
}

const object = (properties: Schema): Schema => ({
  type: 'object',
  required: Object.keys(properties),
  additionalProperties: false,
  properties,
});

const META = { type: 'object', description: 'Empty for a single entry.' };

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
  const draft = type.draftAndPublish ? ' It is published immediately, unless `publishedAt` is null.' : '';
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
      description: `Returns the ${pluralName} that match the parameters, page by page.`,
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
      description: `Creates ${article} ${singularName}.${draft}`,
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
      description: `Returns the ${singularName} with this ID.`,
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
      description: 'Changes the fields in the body. Other fields keep their values.',
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
      description: `Deletes the ${singularName} permanently, and returns it one last time.`,
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
      description: `Returns the ${singularName}. There is only one.`,
      parameters: listEntryParameters(type),
      answer: entry,
      errors: [401, 404],
    },
    {
      ...base('update'),
      method: 'put',
      id: `update${name}`,
      summary: `Change the ${singularName}`,
      description: `Changes the fields in the body, or creates the ${singularName} if it doesn't exist.`,
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
      description: `Deletes the ${singularName}, and returns it one last time. An update creates it again.`,
      parameters: [],
      answer: entry,
      errors: [401, 403, 404],
    },
  ];
}
