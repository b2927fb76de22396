import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchAnswer, SearchClient, SearchQuery } from '../../src/client/types';
import { withFallback } from '../../src/hosted/with-fallback';
import { withTimeout } from '../../src/client/with-timeout';

const QUERY: SearchQuery = { text: 'sort', language: 'en', tags: [], offset: 0, limit: 8 };
const answer = (total: number): SearchAnswer => ({ hits: [], total, suggestions: [] });

function createClient(search: SearchClient['search']) {
  return { prepare: vi.fn(), search: vi.fn(search) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the other client answers when the first one fails, is asked alone for a minute, and not longer', async () => {
  const first = createClient(() => Promise.reject(new Error('403')));
  const client = withFallback(
    first,
    createClient(() => Promise.resolve(answer(2))),
  );
  expect(await client.search(QUERY)).toEqual(answer(2));
  expect(await client.search(QUERY)).toEqual(answer(2));
  expect(first.search).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  await client.search(QUERY);
  expect(first.search).toHaveBeenCalledTimes(2);
});

test('the failure of both is told', async () => {
  const fail = () => createClient(() => Promise.reject(new Error('no network')));
  await expect(withFallback(fail(), fail()).search(QUERY)).rejects.toThrow('no network');
});

test('only the first client is made ready', () => {
  const [first, other] = [
    createClient(() => Promise.resolve(answer(1))),
    createClient(() => Promise.resolve(answer(2))),
  ];
  withFallback(first, other).prepare();
  expect([first.prepare.mock.calls.length, other.prepare.mock.calls.length]).toEqual([1, 0]);
});

test('a client that hangs fails in time, and begins again', async () => {
  const restart = vi.fn();
  const hanging = withTimeout({ ...createClient(() => new Promise(() => undefined)), restart }, 2500);
  const asked = expect(hanging.search(QUERY)).rejects.toThrow('no response within 2500 ms');
  await vi.advanceTimersByTimeAsync(2500);
  await asked;
  expect(restart).toHaveBeenCalledOnce();
});

test('an answer in time is given', async () => {
  const client = withTimeout(
    createClient(() => Promise.resolve(answer(3))),
    2500,
  );
  expect(await client.search(QUERY)).toEqual(answer(3));
});
