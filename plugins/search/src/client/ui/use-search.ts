import { useEffect, useState } from 'react';
import { NOTHING, type SearchAnswer, type SearchQuery } from '../types';
import type { Scope } from './use-scope';

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
  { client, language, tags }: Scope,
  { text, area, offset, limit }: Omit<SearchQuery, 'language' | 'tags'>,
): Search {
  const [state, setState] = useState(IDLE);
  const [attempt, setAttempt] = useState(0);
  const query = JSON.stringify({ text: text.trim(), area, language, tags, offset, limit });
  useEffect(() => {
    const asked = JSON.parse(query) as SearchQuery;
    if (!asked.text) {
      setState(IDLE);
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
