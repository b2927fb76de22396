import { afterEach, expect, test, vi } from 'vitest';
import { keepCredentials, readCredentials, readOrigin } from './credentials';

const PAGE = 'https://docs.example/openapi/a';

afterEach(() => void vi.unstubAllGlobals());

function stubStorage(kept: Record<string, string> = {}): Record<string, string> {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => (kept[key] = value),
  });
  return kept;
}

test.each([
  [{ url: 'http://localhost:1337/api' }, 'http://localhost:1337'],
  [{ url: 'https://{env}.example/{env}', variables: { env: { default: 'api' } } }, 'https://api.example'],
  [{ url: 'https://{env}.example', variables: { env: { default: '$&' } } }, 'https://$&.example'],
  [{ url: 'https://{env}', variables: { env: { default: 'a b' } } }, ''],
  [{ url: '/api' }, 'https://docs.example'],
  [{ url: 'https://' }, ''],
  [undefined, 'https://docs.example'],
])('requests to %j go to "%s"', (server, origin) => {
  expect(readOrigin(server as never, PAGE)).toBe(origin);
});

test('credentials are read for their own origin only', () => {
  stubStorage();
  keepCredentials('https://a.example', { bearer: { token: 'secret' } });
  expect(readCredentials('https://a.example')).toEqual({ bearer: { token: 'secret' } });
  expect(readCredentials('https://b.example')).toEqual({});
  expect(readCredentials('')).toEqual({});
});

test.each(['', 'x', 'null', '[]', '5', '{"bearer":5}', '{"bearer":[1]}'])(
  'what is stored as %s gives none',
  (stored) => {
    stubStorage({ 'api-console.credentials https://a.example': stored });
    expect(Object.values(readCredentials('https://a.example')).flatMap(Object.values)).toEqual([]);
  },
);

test('storage that is blocked gives none, and keeps none', () => {
  const deny = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('sessionStorage', { getItem: deny, setItem: deny });
  expect(readCredentials('https://a.example')).toEqual({});
  expect(() => keepCredentials('https://a.example', {})).not.toThrow();
});
