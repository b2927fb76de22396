import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect, useRef, useState } from 'react';
import { printShown, readShown, type Shown } from '../ui/page-url';

/** Time after the last letter until the address changes, milliseconds. */
const DELAY = 250;

const NOTHING: Shown = { text: '', area: undefined, page: 1 };

type UseShown = { shown: Shown; show: (shown: Shown) => void };

/**
 * What the search page shows, as its address has it. Letters replace the address, another area or page is a step that
 * the browser's back button takes back.
 */
export function useShown(areas: string[]): UseShown {
  const history = useHistory();
  const { search } = useLocation();
  // The built page knows no query, so the browser begins with none.
  const [shown, setShown] = useState(NOTHING);
  const [pending, setPending] = useState<Shown>();

  /** What was written into the address here and has not come back from there, the oldest first. */
  const written = useRef<string[]>([]);

  useEffect(() => {
    const at = written.current.indexOf(search.slice(1));
    if (at === -1) {
      setShown(readShown(search, areas));
    }
    // Of addresses that follow each other at once, only the last one comes back.
    written.current = at === -1 ? [] : written.current.slice(at + 1);
  }, [search, areas]);

  useEffect(() => {
    if (!pending) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setPending(undefined);
      const query = printShown(pending);
      written.current.push(query);
      history.replace({ search: query });
    }, DELAY);
    return () => clearTimeout(timer);
  }, [pending, history]);

  return {
    shown,
    show(next) {
      setShown(next);
      if (next.text === shown.text) {
        setPending(undefined);
        history.push({ search: printShown(next) });
      } else {
        setPending(next);
      }
    },
  };
}
