import { expect, test } from 'vitest';
import { filters, type Filters } from './form/filters';
import { parseText } from './query/parse-text';
import { printText } from './query/print-text';
import { setMember } from './query/set-member';
import { readUrl, toPath } from './query/url';

/** A query with everything that the form shows, and with what it can't. */
const TEXT = `{
  // Published ones alone.
  publicationState: 'live',
  filters: {
    rating: { $gte: 4 },
    $or: [{ address: { city: 'Lyon', country: 'France' } }, { $not: { takeaway: true } }],
  },
  populate: { cover: { fields: ['url'] } },
  custom: [{ a: 1 }],
}`;

test('text, URL and text again say the same', () => {
  const { params = {} } = parseText(TEXT);
  const path = toPath('/api/restaurants', params);
  const read = readUrl(path);
  expect(toPath(read?.endpoint ?? '', read?.params ?? {})).toBe(path);
  expect(parseText(printText(params))).toEqual({ params });
});

test('a change in the form leaves what it can not show', () => {
  const form = filters.read(parseText(TEXT).params?.filters) as Filters;
  expect(filters.kept?.(form)).toEqual(['$or']);
  const rows = [...form.rows, { field: 'seats', operator: '$lt', value: 40 }];
  const changed = setMember(TEXT, 'filters', filters.write({ ...form, rows }));
  const before = parseText(TEXT).params;
  expect(parseText(changed).params).toEqual({
    ...before,
    filters: { ...(before?.filters as object), seats: { $lt: 40 } },
  });
  expect(changed).toContain('// Published ones alone.');
});
