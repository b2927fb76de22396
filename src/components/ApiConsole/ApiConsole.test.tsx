import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';
import { describe, expect, test } from 'vitest';
import { createValues } from '@site/src/http/operation/values';
import { checkJson, checkText, checkValue } from './request/check';
import { findProblems } from './request/find-problems';

describe('a value is checked against its schema', () => {
  const dish = {
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: { name: { type: 'string', minLength: 2 }, parts: { type: 'array', items: { type: 'integer' } } },
  };

  test.each([
    [{ name: 'Soup' }, []],
    [{}, ['Instance does not have required property "name".']],
    [{ name: 'S' }, ['name: String is too short (1 < 2).']],
    [{ name: 'Soup', parts: [1, 'a'] }, ['parts[1]: Instance type "string" is invalid. Expected "integer".']],
    [{ name: 'Soup', colour: 'red' }, ['colour: There is no such field.']],
  ])('%j', (value, problems) => {
    expect(checkValue(value, dish)).toEqual(problems);
  });

  test('null is a value where OpenAPI 3.0 says nullable', () => {
    expect(checkValue(null, { type: 'string', nullable: true })).toEqual([]);
    expect(checkValue(null, { type: 'string' })).toHaveLength(1);
  });

  test('text that is not JSON is reported', () => {
    expect(checkJson('{', dish)).toEqual([expect.stringMatching(/^Not JSON: /)]);
  });
});

test.each([
  ['3', { type: 'integer' }, undefined],
  ['3.5', { type: 'integer' }, 'Instance type "number" is invalid. Expected "integer".'],
  ['x', { type: 'number' }, 'Instance type "string" is invalid. Expected "number".'],
  ['true', { type: 'boolean' }, undefined],
  ['true', { type: 'string' }, undefined],
])('the text %j as %j', (text, schema, problem) => {
  expect(checkText(text, schema)).toBe(problem);
});

test('parameters and fields that are required must be filled in, others may be empty', () => {
  const item = {
    parameters: [
      { name: 'id', in: 'path', required: true },
      { name: 'page', in: 'query', schema: { type: 'integer' } },
      { name: 'sort', in: 'query' },
    ],
    requestBody: { content: { 'multipart/form-data': { schema: { required: ['files', 'photo', 'ref'] } } } },
    responses: {},
  } as unknown as ApiItem;
  const values = {
    ...createValues(item),
    parameters: { 'query page': 'x', 'query sort': '' },
    fields: { photo: [], ref: 'x' },
  };
  const problems = findProblems(item, values, { missing: 'Missing.' });
  expect(problems).toEqual({
    'path id': 'Missing.',
    'query page': 'Instance type "string" is invalid. Expected "integer".',
    files: 'Missing.',
    photo: 'Missing.',
  });
});
