import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveUp, retryChunks } from '../src/client/retry-chunks';

const fail = vi.fn<(attempt: number) => Promise<void>>(() => Promise.resolve());
const giveUpPage = vi.fn();
const getAttempt = vi.fn(() => 3);
const load = vi.fn<(id: string) => Promise<unknown>>();

beforeEach(() => {
  vi.stubGlobal('window', { deferredHydration: { fail, giveUp: giveUpPage, getAttempt } });
  vi.stubGlobal('__webpack_require__', { e: load });
  retryChunks();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const request = (id: string) =>
  (globalThis as unknown as { __webpack_require__: { e: typeof load } }).__webpack_require__.e(id);

test('a chunk that loads is requested once', async () => {
  load.mockResolvedValue('code');
  expect(await request('page')).toBe('code');
  expect(load.mock.calls).toEqual([['page']]);
  expect(fail).not.toHaveBeenCalled();
});

test('a chunk that fails is requested again once the reader presses something', async () => {
  let press: () => void = () => undefined;
  fail.mockReturnValue(new Promise((resolve) => (press = resolve)));
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('code');
  const requested = request('page');
  await Promise.resolve();
  expect(load).toHaveBeenCalledOnce();
  press();
  expect(await requested).toBe('code');
  expect(load.mock.calls).toEqual([['page'], ['page']]);
  expect(fail).toHaveBeenCalledExactlyOnceWith(3);
  expect(giveUpPage).not.toHaveBeenCalled();
});

test('a chunk that fails again is requested as often as it takes', async () => {
  fail.mockResolvedValue();
  load.mockRejectedValueOnce(new Error('offline'));
  load.mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValueOnce('code');
  expect(await request('page')).toBe('code');
  expect(fail).toHaveBeenCalledTimes(2);
});

test('once React has begun, parts handle their failures themselves', async () => {
  vi.stubGlobal('window', { deferredHydration: { fail, giveUp: giveUpPage, getAttempt }, docusaurusRoot: {} });
  load.mockRejectedValue(new Error('offline'));
  await expect(request('page')).rejects.toThrow('offline');
  expect([fail.mock.calls, giveUpPage.mock.calls]).toEqual([[], []]);
});

test('giving up tells the reader and keeps the error', () => {
  expect(() => giveUp(new Error('broken'))).toThrow('broken');
  expect(giveUpPage).toHaveBeenCalledOnce();
});
