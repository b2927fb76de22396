import { INDEX_FOLDER } from '../../index-folder';
import { NOTHING, type SearchAnswer, type SearchClient, type SearchQuery } from '../types';
import type { Reply, Request } from './messages';

/** The part of a `Worker` that is used here. */
export type WorkerLike = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** The reason why a query ends that hangs; it isn't asked again by itself. */
const RESTARTED = new Error('the search was started again');

type Pending = { resolve: (answer: SearchAnswer) => void; reject: (error: Error) => void };

/** One worker and what is asked of it; a failure of either kind ends it. */
function connect(worker: WorkerLike, onEnd: () => void) {
  const pending = new Map<number, Pending>();
  let last = 0;

  function end(error: Error): void {
    onEnd();
    worker.terminate();
    pending.forEach(({ reject }) => reject(error));
    pending.clear();
  }

  worker.addEventListener('error', () => end(new Error('the search engine could not be fetched')));
  worker.addEventListener('message', ({ data: { id, answer, error } }: MessageEvent<Reply>) => {
    if (error === undefined) {
      pending.get(id)?.resolve(answer ?? NOTHING);
      pending.delete(id);
    } else {
      end(new Error(error));
    }
  });

  return {
    end,
    ask: (folder: string, query?: SearchQuery) =>
      new Promise<SearchAnswer>((resolve, reject) => {
        last += 1;
        pending.set(last, { resolve, reject });
        worker.postMessage({ id: last, folder, ...(query && { query }) } satisfies Request);
      }),
  };
}

/**
 * Searches the site's own index, in a worker that is started with the first query. After a failure the next query starts
 * another one, which fetches everything again.
 *
 * @param baseUrl with a slash at its end
 * @param startWorker starts the engine
 */
export function createEmbeddedClient(baseUrl: string, startWorker: () => WorkerLike): SearchClient {
  const folder = `${baseUrl}${INDEX_FOLDER}/`;
  let connection: ReturnType<typeof connect> | undefined;

  function ask(query?: SearchQuery): Promise<SearchAnswer> {
    connection ??= connect(startWorker(), () => (connection = undefined));
    return connection.ask(folder, query);
  }

  return {
    prepare: () => void ask().catch(() => undefined),
    // A single file may fail to come where the network is not down, and a new deployment removes the pieces of the last.
    search: (query) =>
      ask(query).catch((error: unknown) => {
        if (error === RESTARTED) {
          throw error;
        }
        return ask(query);
      }),
    restart: () => connection?.end(RESTARTED),
  };
}
