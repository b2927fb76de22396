import { useEffect, useState } from 'react';
import { NOTHING, type SearchAnswer, type SearchContext, type SearchEngine, type SearchQuery } from '../types';

/** Time after the last letter until it is searched, milliseconds. */
const DELAY = 60;

export type Search = {
  /** The answer of before stays until there is a new one. */
  status: 'idle' | 'loading' | 'done' | 'failed';
  /** What was answered. */
  text: string;
  answer: SearchAnswer;
  retry: () => void;
};

type State = Omit<Search, 'retry'>;

const IDLE: State = { status: 'idle', text: '', answer: NOTHING };

/** Searches what the reader writes; a late answer to what was asked before is not shown. */
export function useSearch(
  { client, context }: SearchEngine,
  { text, area, offset, limit }: Omit<SearchQuery, keyof SearchContext>,
): Search {
  const [state, setState] = useState(IDLE);
  const [attempt, setAttempt] = useState(0);
  // An empty field forgets the last answer at once.
  if (!text.trim() && state !== IDLE) {
    setState(IDLE);
  }
  const query = JSON.stringify({ text: text.trim(), area, ...context, offset, limit });
  useEffect(() => {
    const asked = JSON.parse(query) as SearchQuery;
    if (!asked.text) {
      return undefined;
    }
    let isCurrent = true;
    const show = (change: Partial<State>) => isCurrent && setState((last) => ({ ...last, ...change }));
    const timer = setTimeout(() => {
      client.search(asked).then(
        (answer) => show({ status: 'done', text: asked.text, answer }),
        () => show({ status: 'failed', text: asked.text, answer: NOTHING }),
      );
    }, DELAY);
    show({ status: 'loading' });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, query, attempt]);
  return { ...state, retry: () => setAttempt((count) => count + 1) };
}
