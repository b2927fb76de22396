import { expect, test } from 'vitest';
import type { HttpRequest } from './request';
import { toFetch } from './to-fetch';

const put: HttpRequest = { method: 'PUT', url: 'http://localhost:1337/dishes', headers: [['X-A', '1']] };

test('a request has its headers and its body', () => {
  const init = toFetch({ ...put, body: { kind: 'text', text: '{}' } });
  expect(init).toMatchObject({ method: 'PUT', body: '{}' });
  expect(new Headers(init.headers).get('x-a')).toBe('1');
  expect(toFetch(put)).not.toHaveProperty('body');
});

test('a header with characters that HTTP does not allow is an error', () => {
  expect(() => toFetch({ ...put, headers: [['X A', '1']] })).toThrow(TypeError);
});

test('a form has its files, and no type: the browser writes it', () => {
  const file = new File(['a'], 'a.txt');
  const init = toFetch({
    ...put,
    headers: [['Content-Type', 'multipart/form-data']],
    body: {
      kind: 'multipart',
      fields: [
        { name: 'files', path: 'a.txt', file },
        { name: 'photo', path: '/path/to/photo' },
        { name: 'ref', value: 'x' },
      ],
    },
  });
  const body = init.body as FormData;
  expect([...body.keys()]).toEqual(['files', 'ref']);
  expect((body.get('files') as File).name).toBe('a.txt');
  expect(new Headers(init.headers).has('content-type')).toBe(false);
});
