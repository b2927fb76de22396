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

  /** What was written into the address here and has not come back from there. */
  const written = useRef<string>(undefined);

  useEffect(() => {
    if (search.slice(1) !== written.current) {
      setShown(readShown(search, areas));
    }
    written.current = undefined;
  }, [search, areas]);

  useEffect(() => {
    if (!pending) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setPending(undefined);
      written.current = printShown(pending);
      history.replace({ search: written.current });
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
