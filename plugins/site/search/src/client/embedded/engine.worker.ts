import { createEngine, type Engine } from './engine';
import type { Reply, Request } from './messages';

let engine: Engine | undefined;

async function reply({ id, folder, query }: Request): Promise<Reply> {
  try {
    engine ??= createEngine(folder);
    if (query) {
      return { id, answer: await engine.search(query) };
    }
    await engine.load();
    return { id };
  } catch (error) {
    return { id, error: String(error) };
  }
}

/** Searches outside of the page's thread, so that the page answers while it reads the index. */
self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  void reply(data).then((message) => self.postMessage(message));
});
