import { expect, test, vi } from 'vitest';
import { createEmbeddedClient, type WorkerLike } from '../../src/client/embedded/client';
import type { Reply, Request } from '../../src/client/embedded/messages';
import { NOTHING, type SearchQuery } from '../../src/client/types';

const QUERY: SearchQuery = { text: 'sort', language: 'en', tags: [], offset: 0, limit: 8 };

type Reaction = (request: Request) => Partial<Reply> | 'no script' | undefined;

/** Workers that react in a given way, one after the other; the last one goes on. */
function createWorkers(...reactions: Reaction[]) {
  const workers: (WorkerLike & EventTarget & { requests: Request[] })[] = [];
  const start = () => {
    const react = reactions[Math.min(workers.length, reactions.length - 1)];
    const requests: Request[] = [];
    const worker = Object.assign(new EventTarget(), {
      requests,
      terminate: vi.fn(),
      postMessage(request: Request) {
        requests.push(request);
        const reply = react?.(request);
        queueMicrotask(() => {
          if (reply === 'no script') {
            worker.dispatchEvent(new Event('error'));
          } else if (reply) {
            worker.dispatchEvent(new MessageEvent('message', { data: { id: request.id, ...reply } }));
          }
        });
      },
    });
    workers.push(worker as never);
    return worker as never;
  };
  return { workers, client: createEmbeddedClient('/docs/', start) };
}

const answer = { ...NOTHING, total: 3 };

test('queries are answered by one worker, which knows where the index is', async () => {
  const { workers, client } = createWorkers(() => ({ answer }));
  client.prepare();
  expect(await Promise.all([client.search(QUERY), client.search(QUERY)])).toEqual([answer, answer]);
  expect(workers).toHaveLength(1);
  expect(workers[0]?.requests.map(({ folder }) => folder)).toEqual(Array(3).fill('/docs/search-index/'));
});

test.each([
  ['a failed request', { error: '404' }],
  ['a script that can’t be fetched', 'no script'],
] as const)(
  'after %s another worker is asked once, then the search fails, and the next one tries again',
  async (_, failure) => {
    const { workers, client } = createWorkers(
      () => failure,
      () => failure,
      () => ({ answer }),
    );
    await expect(client.search(QUERY)).rejects.toThrow();
    expect(workers).toHaveLength(2);
    expect(workers[0]?.terminate).toHaveBeenCalledOnce();
    expect(await client.search(QUERY)).toEqual(answer);
  },
);

test('a worker that hangs is given up when the search starts again', async () => {
  const { workers, client } = createWorkers(
    () => undefined,
    () => ({ answer }),
  );
  const hanging = expect(client.search(QUERY)).rejects.toThrow('started again');
  client.restart?.();
  await hanging;
  expect(workers).toHaveLength(1);
  expect(await client.search(QUERY)).toEqual(answer);
});
