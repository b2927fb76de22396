import { gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { checkFetches } from '../../src/client/embedded/checked-fetch';

afterEach(() => void vi.unstubAllGlobals());

const PIECE = Buffer.from(`pagefind_dcd${'words '.repeat(1000)}`);
const packed = gzipSync(PIECE);

/** Fetches a file for which the server returns this. */
async function get(file: string, answer: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async () =>
    Object.defineProperty(await answer(), 'url', { value: `https://a.example/${file}` }),
  );
  const failures = checkFetches();
  const body = await fetch(file).then(
    async (response) => Buffer.from(await response.arrayBuffer()).toString(),
    () => undefined,
  );
  return { body, failures: failures.map(({ message }) => message) };
}

const bytes =
  (content: Uint8Array, status = 200) =>
  () =>
    new Response(new Uint8Array(content), { status });

test('a piece is given unpacked, whoever unpacks it', async () => {
  const whole = { body: PIECE.toString(), failures: [] };
  expect(await get('en_1.pf_index', bytes(packed))).toEqual(whole);
  expect(await get('en_1.pf_index', bytes(PIECE))).toEqual(whole);
});

test.each([
  ['is missing', 'a.pf_fragment', bytes(packed, 404), 'https://a.example/a.pf_fragment returned 404'],
  ['is cut off', 'a.pf_index', bytes(packed.subarray(0, packed.length - 20)), ''],
  ['is cut off from the start', 'wasm.en.pagefind', bytes(packed.subarray(20)), 'not a piece of a search index'],
  ['is empty', 'a.pf_meta', bytes(new Uint8Array()), 'not a piece of a search index'],
  ['is a page', 'a.pf_index', bytes(Buffer.from('<html>')), 'not a piece of a search index'],
  ['never comes', 'a.pf_index', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
])('a piece that %s is a failure', async (_, file, answer, message) => {
  const { body, failures } = await get(file, answer);
  expect(body).toBeUndefined();
  expect(failures).toEqual([expect.stringContaining(message)]);
});

test('other files are left alone', async () => {
  expect(await get('pagefind-entry.json?ts=1', bytes(Buffer.from('{}')))).toEqual({ body: '{}', failures: [] });
});
