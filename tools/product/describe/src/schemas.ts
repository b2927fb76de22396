import type { Attribute, ContentType, Model } from './model';

/** A schema of OpenAPI 3.1, which is one of JSON Schema. */
export type Schema = Record<string, unknown>;

export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** `restaurant` and `place.opening-hours` as names of schemas: `Restaurant`, `PlaceOpeningHours`. */
export function nameSchema(id: string): string {
  return id.replaceAll(/(?:^|[.-])(\w)/g, (_, letter: string) => letter.toUpperCase());
}

const TEXTS = ['string', 'text', 'richtext', 'uid', 'customField', 'password', 'email', 'biginteger'];

/** Types whose values are whole or broken numbers. */
const NUMBERS: Record<string, string> = { integer: 'integer', float: 'number', decimal: 'number' };

/** What the Content API writes for the types that have a format. */
const FORMATS: Record<string, Schema> = {
  email: { format: 'email' },
  biginteger: { pattern: '^-?\\d+$' },
  date: { type: 'string', format: 'date' },
  datetime: { type: 'string', format: 'date-time' },
  time: { type: 'string', pattern: '^\\d\\d:\\d\\d:\\d\\d\\.\\d{3}$' },
};

const defined = (schema: Schema): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));

/** The schema of one value that stands for itself, without whether it may be null; none for links and parts. */
function describeScalar({ type, min, max, minLength, maxLength, enum: values }: Attribute): Schema | undefined {
  if (type === 'boolean') {
    return { type };
  }
  if (type === 'json') {
    return {};
  }
  if (type === 'enumeration') {
    return { type: 'string', enum: values };
  }
  const numeric = NUMBERS[type];
  if (numeric) {
    return defined({ type: numeric, minimum: min, maximum: max });
  }
  if (TEXTS.includes(type)) {
    return defined({ type: 'string', minLength, maxLength, ...FORMATS[type] });
  }
  return FORMATS[type];
}

/** The same, where null stands for no value. */
function orNull(schema: Schema): Schema {
  if (!schema.type) {
    return schema;
  }
  const { enum: values, ...rest } = schema;
  return { ...rest, type: [schema.type, 'null'], ...(Array.isArray(values) && { enum: [...(values as []), null] }) };
}

const list = (items: Schema): Schema => ({ type: 'array', items });

/** What a link answers with: one entry or null, any number of them, or any number with null for none. */
type Many = 'one' | 'list' | 'list or null';

/** Entries that another one is linked to, in `data`. */
function describeLink(target: Schema, many: Many): Schema {
  const linked = many === 'one' ? target : list(target);
  const data = many === 'list' ? linked : { oneOf: [linked, { type: 'null' }] };
  return {
    type: 'object',
    description: 'Returned if `populate` names it.',
    properties: { data },
    required: ['data'],
    additionalProperties: false,
    'x-folded': true,
  };
}

/** The schema of what a relation leads to: an entry of the project, or a user. */
function describeTarget({ target = '' }: Attribute, { contentTypes }: Model): Schema {
  const found = contentTypes.find(({ uid }) => uid === target);
  const name = found ? nameSchema(found.info.singularName) : 'User';
  return {
    type: 'object',
    properties: { id: { type: 'integer' }, attributes: ref(`${name}Fields`) },
    required: ['id', 'attributes'],
    additionalProperties: false,
  };
}

const FILE_ENTRY = {
  type: 'object',
  properties: { id: { type: 'integer' }, attributes: ref('FileFields') },
  required: ['id', 'attributes'],
  additionalProperties: false,
};

function describePart(attribute: Attribute): Schema {
  const { component = '', components = [], repeatable } = attribute;
  if (attribute.type === 'dynamiczone') {
    const parts = components.map((name) => ({ ...ref(`${nameSchema(name)}Component`) }));
    return { ...list({ anyOf: parts }), description: 'Returned if `populate` names it.', 'x-folded': true };
  }
  const part = ref(`${nameSchema(component)}Component`);
  return repeatable ? { ...list(part), 'x-folded': true } : { oneOf: [part, { type: 'null' }], 'x-folded': true };
}

/** What a relation to entries of any type leads to: they are there without `data`. */
function describeAnything({ relation }: Attribute): Schema {
  const target = { type: 'object' };
  return {
    ...(relation === 'morphToMany' ? list(target) : { type: ['object', 'null'] }),
    description: 'Returned if `populate` names it, with the type of each entry in `__type`.',
    'x-folded': true,
  };
}

function countTargets({ relation = '' }: Attribute): Many {
  if (relation === 'morphMany') {
    return 'list or null';
  }
  return relation.endsWith('ToMany') ? 'list' : 'one';
}

/** The schema of an attribute as the Content API answers with it; none for what it never shows. */
export function describeAnswered(attribute: Attribute, model: Model, isDraftable = true): Schema | undefined {
  if (attribute.type === 'password' || attribute.private) {
    return undefined;
  }
  switch (attribute.type) {
    case 'media':
      return describeLink(FILE_ENTRY, attribute.multiple ? 'list or null' : 'one');
    case 'relation':
      if (attribute.relation?.startsWith('morphTo')) {
        return describeAnything(attribute);
      }
      return describeLink(describeTarget(attribute, model), countTargets(attribute));
    case 'component':
    case 'dynamiczone':
      return describePart(attribute);
    default: {
      const scalar = describeScalar(attribute);
      // A draft may lack what is required.
      return scalar && (attribute.required && !isDraftable ? scalar : orNull(scalar));
    }
  }
}

const ID = { type: 'integer', minimum: 1 };

/** The schema of an attribute as a request sends it. */
export function describeSent(attribute: Attribute): Schema | undefined {
  switch (attribute.type) {
    case 'media':
      return { ...(attribute.multiple ? list(ID) : ID), description: 'ID of an uploaded file.' };
    case 'relation':
      if (attribute.relation?.startsWith('morph')) {
        return undefined;
      }
      return /ToMany$/.test(attribute.relation ?? '')
        ? { ...list(ID), description: 'IDs of the entries to link. They replace the linked ones.' }
        : { ...ID, description: 'ID of the entry to link.' };
    case 'component': {
      const part = ref(`${nameSchema(attribute.component ?? '')}Input`);
      return attribute.repeatable ? list(part) : part;
    }
    case 'dynamiczone':
      return list({ type: 'object', required: ['__component'], properties: { __component: { type: 'string' } } });
    default: {
      const scalar = describeScalar(attribute);
      return scalar && (attribute.required ? scalar : orNull(scalar));
    }
  }
}

/** Attributes that the product adds to those of a project. */
const ADDED = ['createdAt', 'updatedAt', 'publishedAt', 'locale'];

const isLink = ({ type }: Attribute) => ['media', 'relation', 'component', 'dynamiczone'].includes(type);

const object = (properties: Schema, required: string[] = []): Schema => ({
  type: 'object',
  ...(required.length > 0 && { required }),
  additionalProperties: false,
  properties,
});

type Entries = [string, Schema | undefined][];

const pick = (entries: Entries): Schema => Object.fromEntries(entries.filter(([, schema]) => schema !== undefined));

/** The schemas of a content type: its own fields, the whole with what can be populated, and what requests send. */
export function describeContentType(type: ContentType, model: Model): Record<string, Schema> {
  const name = nameSchema(type.info.singularName);
  const attributes = Object.entries(type.attributes);
  const answered: Entries = attributes.map(([key, attribute]) => [
    key,
    describeAnswered(attribute, model, type.draftAndPublish),
  ]);
  const own = answered.filter(([key]) => {
    const attribute = type.attributes[key];
    return attribute !== undefined && !isLink(attribute);
  });
  const sent: Entries = attributes
    .filter(([key, { private: isPrivate }]) => !ADDED.includes(key) && !isPrivate)
    .map(([key, attribute]) => [key, describeSent(attribute)]);
  const required = attributes.filter(([, { required: needed, default: given }]) => needed && given === undefined);
  return {
    [`${name}Fields`]: { ...object(pick(own)), description: `The fields of a ${name.toLowerCase()}.` },
    [name]: {
      ...object(
        {
          id: { ...ID, description: 'ID of the entry.' },
          attributes: { ...object(pick(answered)), description: 'Fields of the entry.' },
        },
        ['id', 'attributes'],
      ),
      description: type.info.description,
    },
    [`${name}Input`]: { ...object(pick(sent)), description: 'The fields to change. Others keep their values.' },
    [`New${name}`]: {
      ...object(
        pick(sent),
        required.map(([key]) => key),
      ),
      description: 'The fields of the new entry.',
    },
  };
}

/** The schemas of a component: as it is answered, and as it is sent. */
export function describeComponent(uid: string, model: Model): Record<string, Schema> {
  const attributes = Object.entries(model.components[uid]?.attributes ?? {});
  const name = nameSchema(uid);
  const answered = pick(attributes.map(([key, attribute]) => [key, describeAnswered(attribute, model)]));
  const sent = pick(attributes.map(([key, attribute]) => [key, describeSent(attribute)]));
  return {
    [`${name}Component`]: object({ id: ID, __component: { const: uid }, ...answered }, ['id']),
    [`${name}Input`]: object({ id: ID, ...sent }),
  };
}
