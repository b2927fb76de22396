import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';
import { afterEach, expect, test, vi } from 'vitest';
import { readInitialValues, withCredential, withServer } from './values';

const PAGE = 'https://docs.example/openapi/a';

const A = { url: 'https://a.example' };
const B = { url: 'https://{host}', variables: { host: { default: 'b.example' } } };
const item = { method: 'get', path: '/', servers: [A, B], responses: {} } as unknown as ApiItem;

function stubStorage(): Record<string, string> {
  const kept: Record<string, string> = {};
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => (kept[key] = value),
  });
  return kept;
}

afterEach(() => void vi.unstubAllGlobals());

test('credentials stay with the origin that they were typed for', () => {
  stubStorage();
  const values = withCredential(readInitialValues(item, PAGE), { scheme: 'x', field: 'token', value: 'secret' }, PAGE);
  expect(values.credentials).toEqual({ x: { token: 'secret' } });
  const elsewhere = withServer(values, B, PAGE);
  expect(elsewhere.credentials).toEqual({});
  expect(withServer(elsewhere, A, PAGE).credentials).toEqual({ x: { token: 'secret' } });
});

test('another operation begins with the server that was chosen, and its credentials', () => {
  stubStorage();
  const chosen = { ...B, variables: { host: { default: 'c.example' } } };
  const values = withServer(readInitialValues(item, PAGE), chosen, PAGE);
  withCredential(values, { scheme: 'x', field: 'token', value: 'secret' }, PAGE);
  expect(readInitialValues(item, PAGE)).toMatchObject({ server: chosen, credentials: { x: { token: 'secret' } } });
});

test('a credential that is cleared is no longer kept', () => {
  const kept = stubStorage();
  const values = withCredential(readInitialValues(item, PAGE), { scheme: 'x', field: 'token', value: 'secret' }, PAGE);
  withCredential(values, { scheme: 'x', field: 'token', value: '' }, PAGE);
  expect(JSON.stringify(kept)).not.toContain('secret');
});

test('what a reader types holds for the page if the browser blocks storage', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('denied');
    },
  });
  const values = withServer(readInitialValues(item, PAGE), B, PAGE);
  expect(withCredential(values, { scheme: 'x', field: 'token', value: 'secret' }, PAGE)).toMatchObject({
    server: B,
    credentials: { x: { token: 'secret' } },
  });
});
