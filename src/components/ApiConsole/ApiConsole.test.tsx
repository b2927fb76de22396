import type { Param } from '@theme/ApiExplorer/ParamOptions/slice';
import { Request } from 'postman-collection';
import { describe, expect, test } from 'vitest';
import { checkJson, checkText, checkValue } from './request/check';
import { findMissingFields, findProblems } from './request/find-problems';
import { toFetch } from './request/to-fetch';

describe('what is sent is held against its schema', () => {
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

  test('text that is no JSON is told so', () => {
    expect(checkJson('{', dish)).toEqual([expect.stringMatching(/^No JSON: /)]);
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

test('parameters and fields that are required are asked for, others may be empty', () => {
  const texts = { missing: 'Missing.' };
  const params = [
    { name: 'id', in: 'path', required: true },
    { name: 'page', in: 'query', value: 'x', schema: { type: 'integer' } },
    { name: 'sort', in: 'query', value: '' },
  ] as unknown as Param[];
  expect(Object.keys(findProblems(params, ({ name }) => name, texts))).toEqual(['id', 'page']);
  const body = { type: 'form', content: { files: undefined } } as const;
  expect(findMissingFields({ required: ['files'] }, body, texts)).toEqual({ files: 'Missing.' });
});

describe('a request for fetch', () => {
  const header = [{ key: 'Content-Type', value: 'multipart/form-data' }];

  test('has its headers and its body', () => {
    const request = new Request({
      url: 'http://localhost:1337/dishes',
      method: 'PUT',
      header: [{ key: 'X-A', value: '1' }],
      body: { mode: 'raw', raw: '{}' },
    } as never);
    const init = toFetch(request, { type: 'empty' });
    expect(init).toMatchObject({ method: 'PUT', body: '{}' });
    expect(new Headers(init.headers).get('x-a')).toBe('1');
  });

  test('is refused with a header that none may have', () => {
    const request = new Request({ url: 'http://localhost/', header: [{ key: 'X A', value: '1' }] } as never);
    expect(() => toFetch(request, { type: 'empty' })).toThrow(TypeError);
  });

  test('a form goes with its files, and without a type, which the browser writes', () => {
    const request = new Request({
      url: 'http://localhost/',
      method: 'POST',
      header,
      body: { mode: 'formdata', formdata: [] },
    } as never);
    const file = new File(['a'], 'a.txt');
    const init = toFetch(request, {
      type: 'form',
      content: {
        files: { type: 'file[]', value: [{ src: 'a.txt', content: file }] },
        ref: { type: 'string', value: 'x' },
      },
    });
    const body = init.body as FormData;
    expect([...body.keys()]).toEqual(['files', 'ref']);
    expect(new Headers(init.headers).has('content-type')).toBe(false);
  });
});
