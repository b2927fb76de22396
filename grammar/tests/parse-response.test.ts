import { expect, test } from 'vitest';
import { parseResponse } from '../parse-response';

test('status, headers and body of an answer', () => {
  expect(parseResponse('HTTP/1.1 404 Not Found\nX-Powered-By: Strapi <strapi.io>\n\n{ "data": null }\n')).toEqual({
    status: 404,
    headers: [['X-Powered-By', 'Strapi <strapi.io>']],
    body: '{ "data": null }',
  });
  expect(parseResponse('HTTP/2 204')).toEqual({ status: 204, headers: [], body: '' });
});

test.each([
  ['200 OK', '"200 OK" is not a status line: write a line such as HTTP/1.1 200 OK'],
  ['HTTP/1.1 999 What', '"HTTP/1.1 999 What" is not a status line'],
  ['HTTP/1.1 200 OK\nVary', '"Vary" is not a header: write Name: value'],
])('%s is refused', (text, message) => {
  expect(() => parseResponse(text)).toThrow(message);
});
