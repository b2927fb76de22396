import { afterEach, expect, test, vi } from 'vitest';
import { keepCredentials, readCredentials } from './credentials';

afterEach(() => void vi.unstubAllGlobals());

function stubStorage(kept: Record<string, string> = {}): Record<string, string> {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => (kept[key] = value),
  });
  return kept;
}

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
