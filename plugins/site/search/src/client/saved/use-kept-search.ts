import { useEffect, useEffectEvent } from 'react';

/** How long an answer stays until its search counts as one of the reader's, milliseconds. */
const STAY = 2000;

/**
 * Keeps a search whose answer stays for a moment.
 *
 * @param text what was searched; nothing while there is no answer
 */
export function useKeptSearch(text: string | undefined, onKeep: (text: string) => void): void {
  const keep = useEffectEvent(onKeep);
  useEffect(() => {
    if (!text) {
      return undefined;
    }
    const timer = setTimeout(() => keep(text), STAY);
    return () => clearTimeout(timer);
  }, [text]);
}
