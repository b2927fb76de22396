import type { Attribute, ContentType } from './model';
import type { Schema } from './schemas';

export type Parameter = {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  description: string;
  schema: Schema;
  example?: unknown;
};

export const idParameter = (what: string, example: number): Parameter => ({
  name: 'id',
  in: 'path',
  required: true,
  description: `ID of the ${what}.`,
  schema: { type: 'integer', minimum: 1 },
  example,
});

const POPULATE: Parameter = {
  name: 'populate',
  in: 'query',
  description:
    'Relations, media, and components to return, separated by commas, or `*` for all of the first level. By default, none is returned.',
  schema: { type: 'string' },
};

const FIELDS: Parameter = {
  name: 'fields',
  in: 'query',
  description: 'Fields to return, separated by commas. By default, all are returned.',
  schema: { type: 'string' },
};

const STATE: Parameter = {
  name: 'publicationState',
  in: 'query',
  description: '`preview` returns drafts too. By default, only published entries are returned.',
  schema: { type: 'string', enum: ['live', 'preview'] },
};

const LOCALE: Parameter = {
  name: 'locale',
  in: 'query',
  description: 'Locale of the entries, or `all`. By default, it is the default locale.',
  schema: { type: 'string' },
};

/** Texts that a reader may look for, in the order in which they are chosen. */
const SEARCHED = ['name', 'title'];

function findSearched(attributes: Record<string, Attribute>): string {
  return SEARCHED.find((name) => name in attributes) ?? 'id';
}

/** The parameters that entries of a type can be asked for with, one by one as well as in lists. */
export function listEntryParameters({ draftAndPublish, localized, kind }: ContentType): Parameter[] {
  // A single type answers its published entry alone, whatever it is asked for.
  const state = draftAndPublish && kind === 'collectionType' ? [STATE] : [];
  return [POPULATE, FIELDS, ...state, ...(localized ? [LOCALE] : [])];
}

/** The same, and what chooses and sorts the entries of a list. */
export function listListParameters(type: ContentType): Parameter[] {
  const searched = findSearched(type.attributes);
  return [
    {
      name: `filters[${searched}][$containsi]`,
      in: 'query',
      description: `Text that \`${searched}\` contains, in lowercase or uppercase. Other attributes and operators work the same way: \`filters[attribute][$operator]\`.`,
      schema: { type: 'string' },
    },
    {
      name: 'sort',
      in: 'query',
      description: 'Fields to sort by, separated by commas, each with `:asc` or `:desc`.',
      schema: { type: 'string' },
      example: `${searched}:asc`,
    },
    {
      name: 'pagination[page]',
      in: 'query',
      description: 'Page number.',
      schema: { type: 'integer', minimum: 1 },
      example: 1,
    },
    {
      name: 'pagination[pageSize]',
      in: 'query',
      description: 'Number of entries per page.',
      schema: { type: 'integer', minimum: 1, maximum: 100 },
      example: 2,
    },
    ...listEntryParameters(type),
  ];
}
