import { expect, test } from 'vitest';
import { printUrl } from '../src/call';
import { toExample } from '../src/examples';
import { keepUsed } from '../src/keep-used';
import type { ContentType, Model } from '../src/model';
import { describeCollection } from '../src/operations';
import { describeAnswered, describeContentType, describeSent, nameSchema } from '../src/schemas';

const dish: ContentType = {
  uid: 'api::dish.dish',
  kind: 'collectionType',
  info: { singularName: 'dish', pluralName: 'dishes', displayName: 'Dish', description: 'Something to eat' },
  draftAndPublish: true,
  localized: false,
  attributes: {
    name: { type: 'string', required: true, maxLength: 20 },
    level: { type: 'enumeration', enum: ['low', 'high'] },
    secret: { type: 'password' },
    hidden: { type: 'string', private: true },
    photos: { type: 'media', multiple: true },
    restaurant: { type: 'relation', relation: 'manyToOne', target: 'api::restaurant.restaurant' },
  },
};
const model: Model = {
  contentTypes: [dish],
  components: {},
  routes: [],
  publicActions: ['api::dish.dish.find'],
};

test('a content type has its own fields, what can be populated, and what is sent', () => {
  const { DishFields, Dish, NewDish, DishInput } = describeContentType(dish, model) as Record<
    string,
    { properties: Record<string, { properties?: object }>; required?: string[] }
  >;
  expect(Object.keys(DishFields?.properties ?? {})).toEqual(['name', 'level']);
  expect(Object.keys(Dish?.properties.attributes?.properties ?? {})).toEqual(['name', 'level', 'photos', 'restaurant']);
  expect(Object.keys(NewDish?.properties ?? {})).toEqual(['name', 'level', 'secret', 'photos', 'restaurant']);
  expect(NewDish?.required).toEqual(['name']);
  expect(DishInput).not.toHaveProperty('required');
});

test.each([
  [
    { type: 'integer', min: 1 },
    { type: ['integer', 'null'], minimum: 1 },
  ],
  [
    { type: 'enumeration', enum: ['a'] },
    { type: ['string', 'null'], enum: ['a', null] },
  ],
  [{ type: 'biginteger' }, { type: ['string', 'null'], pattern: '^-?\\d+$' }],
  [{ type: 'json' }, {}],
])('an answer may hold null: %j', (attribute, schema) => {
  expect(describeAnswered(attribute, model)).toEqual(schema);
});

test('passwords are sent and never answered', () => {
  expect(describeAnswered({ type: 'password' }, model)).toBeUndefined();
  expect(describeSent({ type: 'password', minLength: 6, required: true })).toEqual({ type: 'string', minLength: 6 });
});

test('what the Public role may do needs no token', () => {
  const security = Object.fromEntries(describeCollection(dish, model).map((one) => [one.id, one.security]));
  expect(security.listDishes).toEqual([{}, { apiToken: [] }]);
  expect(security.createDish).toEqual([{ apiToken: [] }]);
});

test('schemas that nothing refers to are left out, by way of others too', () => {
  const at = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const schemas = { A: at('B'), B: {}, C: at('C') };
  expect(Object.keys(keepUsed(schemas, [at('A')]))).toEqual(['A', 'B']);
});

test('an example is the same each time', () => {
  const body = (time: string, hash: string) => ({
    createdAt: '2023-10-02T09:01:00.000Z',
    updatedAt: time,
    jwt: time,
    url: `/uploads/plate_${hash}.jpg`,
    formats: { large: {}, thumbnail: { name: 'small' } },
  });
  const example = toExample(body('2030-01-01T00:00:00.000Z', '0123456789'));
  expect(example).toEqual(toExample(body('2031-01-01T00:00:00.000Z', 'abcdef0123')));
  expect(example).toMatchObject({ createdAt: '2023-10-02T09:01:00.000Z', formats: { thumbnail: { name: 'small' } } });
  expect(example).not.toHaveProperty('formats.large');
});

test('an address has the examples in their places', () => {
  const parameters = [
    { name: 'id', in: 'path', example: 3 },
    { name: 'filters[name][$eq]', in: 'query', example: 'a b' },
    { name: 'sort', in: 'query' },
  ];
  const url = printUrl('http://127.0.0.1:1', { method: 'get', path: '/dishes/{id}', operation: { parameters } });
  expect(decodeURIComponent(url.href)).toBe('http://127.0.0.1:1/dishes/3?filters[name][$eq]=a+b');
});

test('names of schemas', () => {
  expect(nameSchema('place.opening-hours')).toBe('PlaceOpeningHours');
});
