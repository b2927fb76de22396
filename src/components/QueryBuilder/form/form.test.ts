import { describe, expect, test } from 'vitest';
import { FIELD_OPERATORS } from '../query/operators';
import type { Codec } from './codec';
import { filters, type Filters } from './filters';
import { changeMode, pagination, type Pagination } from './pagination';
import { populate, type Populate } from './populate';
import { sort } from './sort';
import { fields, publicationState, word } from './words';

/** Reads, and holds that writing what was read gives the same again. */
function read<Form>(codec: Codec<Form>, value: unknown, written = value): Form {
  const form = codec.read(value);
  expect(form).toBeDefined();
  expect(codec.write(form as Form)).toEqual(written);
  return form as Form;
}

describe('sort', () => {
  test.each([
    [undefined, undefined],
    ['name', ['name:asc']],
    ['name:desc, author.name', ['name:desc', 'author.name:asc']],
    [
      ['name:DESC', 'id'],
      ['name:desc', 'id:asc'],
    ],
    [{ author: { name: 'desc' }, id: 'asc' }, ['author.name:desc', 'id:asc']],
    [
      [{ name: 'asc' }, { id: 'desc' }],
      ['name:asc', 'id:desc'],
    ],
  ])('%j is written %j', (value, written) => {
    read(sort, value, written);
  });

  test.each([4, 'name:up', [{ name: 1 }], ':asc', { name: 'a:b' }])('%j stays in the text', (value) => {
    expect(sort.read(value)).toBeUndefined();
  });

  test('a row without a field is not written', () => {
    expect(sort.write([{ field: '', order: 'asc' }])).toBeUndefined();
  });
});

describe('filters', () => {
  test('conditions on fields and what they lead to', () => {
    const { join, rows } = read(filters, {
      name: { $containsi: 'chez', $ne: 'x' },
      address: { city: { $in: ['Lyon', 'Paris'] }, country: { $eq: 'France' } },
    });
    expect(join).toBe('and');
    expect(rows).toEqual([
      { field: 'name', operator: '$containsi', value: 'chez' },
      { field: 'name', operator: '$ne', value: 'x' },
      { field: 'address.city', operator: '$in', value: ['Lyon', 'Paris'] },
      { field: 'address.country', operator: '$eq', value: 'France' },
    ]);
  });

  test.each(FIELD_OPERATORS.map(({ name, value }) => [name, { one: 'x', list: ['a', 2], 'yes-no': true }[value]]))(
    '%s has its row',
    (operator, value) => {
      expect(read(filters, { name: { [operator]: value } }).rows).toEqual([{ field: 'name', operator, value }]);
    },
  );

  test('a value without an operator means equal, a list one of several', () => {
    read(filters, { name: 'x', id: [1, 2] }, { name: { $eq: 'x' }, id: { $in: [1, 2] } });
  });

  test('either of several', () => {
    const form = read(filters, { $or: [{ name: { $eq: 'a' } }, { name: { $eq: 'b' } }] });
    expect(form.join).toBe('or');
    expect(filters.write({ ...form, join: 'and' })).toEqual({ name: { $eq: 'a' }, $and: [{ name: { $eq: 'b' } }] });
  });

  test('conditions in a list of their own stay there', () => {
    const form = read(filters, { id: { $gt: 1 }, $and: [{ dishes: { price: { $lt: 5 } } }] });
    expect(form.rows).toHaveLength(2);
    expect(filters.kept?.(form)).toEqual([]);
  });

  test.each([
    [{ $or: [{ a: 1 }], b: { $eq: 1 } }, ['$or'], 1],
    [{ $or: [{ a: 1, b: 2 }] }, ['$or'], 0],
    [{ $not: { a: 1 } }, ['$not'], 0],
    [{ a: { $not: { $eq: 1 } }, b: { $eq: 1 } }, ['a'], 1],
    [{ a: { $eq: null }, b: { $in: ['x', null] } }, ['a', 'b'], 0],
    [{ a: { $like: 'x' } }, ['a'], 0],
    [{ a: { $eq: ['x', 'y'] } }, ['a'], 0],
    [{ a: { $in: ['x,y'] } }, ['a'], 0],
    [{ a: {}, 'b.c': 1, d: { 'e.f': 1 } }, ['a', 'b.c', 'd'], 0],
    [{ $and: [{ $or: [] }, { a: { $eq: 1 } }] }, ['$and'], 1],
  ])('%j keeps %j in the text', (value, kept, rows) => {
    // Lists join what they hold in any order.
    const form = filters.read(value) as Filters;
    expect(form.rows).toHaveLength(rows);
    expect(filters.kept?.(form)).toEqual(kept);
    expect(filters.read(filters.write(form))).toEqual(form);
  });

  test('a row beside kept conditions on the same field goes into a list', () => {
    const form = filters.read({ a: { $not: { $eq: 1 } } }) as Filters;
    const rows = [{ field: 'a.b', operator: '$eq', value: 1 }];
    expect(filters.write({ ...form, rows })).toEqual({ a: { $not: { $eq: 1 } }, $and: [{ a: { b: { $eq: 1 } } }] });
  });

  test('rows that are not filled in are not written', () => {
    const rows = [
      { field: '', operator: '$eq', value: 'x' },
      { field: 'a.', operator: '$eq', value: 'x' },
      { field: 'a', operator: '$eq', value: '' },
      { field: 'a', operator: '$in', value: [] },
    ];
    expect(filters.write({ join: 'and', rows, rest: {} })).toBeUndefined();
    expect(filters.write({ join: 'or', rows, rest: {} })).toBeUndefined();
  });

  test.each([4, 'x', null, [{ a: 1 }]])('%j stays in the text', (value) => {
    expect(filters.read(value)).toBeUndefined();
  });
});

describe('populate', () => {
  test.each([
    [undefined, []],
    [
      ['cover', 'dishes.photo'],
      ['cover', 'dishes.photo'],
    ],
    [{ cover: true, dishes: { populate: { photo: true } } }, ['cover', 'dishes.photo']],
    [{ dishes: { populate: '*' } }, ['dishes.*']],
  ])('%j has its paths', (value, paths) => {
    expect(read(populate, value).paths).toEqual(paths);
  });

  test.each([
    ['cover, dishes.photo', ['cover', 'dishes.photo']],
    [{ dishes: { populate: ['photo', 'reviews'] } }, { dishes: { populate: { photo: true, reviews: true } } }],
    [
      { cover: 'true', gallery: '*' },
      { cover: true, gallery: true },
    ],
  ])('%j is written %j', (value, written) => {
    read(populate, value, written);
  });

  test('everything one step away', () => {
    expect(read(populate, '*').everything).toBe(true);
  });

  test('a star at the end of a path needs an object', () => {
    const form = populate.read(['cover']) as Populate;
    expect(populate.write({ ...form, paths: ['cover', 'dishes.*'] })).toEqual({
      cover: true,
      dishes: { populate: '*' },
    });
  });

  test.each([
    [{ cover: { fields: ['url'] }, dishes: true }, ['cover'], ['dishes']],
    [{ blocks: { on: { 'content.quote': true } } }, ['blocks'], []],
    [{ cover: false }, ['cover'], []],
    [{ dishes: { populate: { photo: { sort: 'name' } } } }, ['dishes'], []],
  ])('%j keeps %j in the text', (value, kept, paths) => {
    const form = read(populate, value);
    expect(form.paths).toEqual(paths);
    expect(populate.kept?.(form)).toEqual(kept);
  });

  test('a path below kept options joins them', () => {
    const form = populate.read({ dishes: { fields: ['name'] } }) as Populate;
    expect(populate.write({ ...form, paths: ['dishes.photo'] })).toEqual({
      dishes: { fields: ['name'], populate: { photo: true } },
    });
    expect(form.rest).toEqual({ dishes: { fields: ['name'] } });
  });

  test.each([true, 4, null, [1], ['*', 'cover'], 'a..b'])('%j stays in the text', (value) => {
    expect(populate.read(value)).toBeUndefined();
  });

  test('no path reaches what all objects share', () => {
    const form = populate.read({ cover: true }) as Populate;
    populate.write({ ...form, paths: ['__proto__.polluted', '__proto__.*'] });
    expect(({} as Record<string, unknown>).populate).toBeUndefined();
  });
});

describe('pagination', () => {
  test.each([
    [undefined, 'page'],
    [{ page: 2, pageSize: '10' }, 'page'],
    [{ start: 0, limit: -1, withCount: false }, 'offset'],
    [{ withCount: 'true', other: { a: 1 } }, 'page'],
  ])('%j counts by %s', (value, mode) => {
    expect(read(pagination, value).mode).toBe(mode);
  });

  test.each([4, { page: 1, start: 0 }, { page: [1] }, { limit: {} }, { withCount: 't' }])(
    '%j stays in the text',
    (value) => {
      expect(pagination.read(value)).toBeUndefined();
    },
  );

  test.each([
    [{ page: 3, pageSize: 10 }, 'offset', { start: 20, limit: 10 }],
    [{ start: 20, limit: 10 }, 'page', { page: 3, pageSize: 10 }],
    [{ start: 0, limit: 0 }, 'page', { pageSize: 0 }],
    [{ page: 3 }, 'offset', { start: 3 }],
  ] as const)('%j in the mode %s is %j', (value, mode, written) => {
    expect(pagination.write(changeMode(pagination.read(value) as Pagination, mode))).toEqual(written);
  });
});

test('words', () => {
  read(word, 'fr');
  read(word, undefined);
  expect(word.read(4)).toBeUndefined();
  expect(read(fields, ['name', 'seats'])).toBe('name, seats');
  read(fields, 'name,seats', ['name', 'seats']);
  read(fields, undefined);
  expect(fields.read([1])).toBeUndefined();
  read(publicationState, 'preview');
  read(publicationState, undefined);
  expect(publicationState.read('draft')).toBeUndefined();
});
