import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect, useState } from 'react';
import { readAddress, writeAddress, type Query } from '../query/address';

/** How long the query rests before it becomes a step of the browser's history, ms. */
const PAUSE = 700;

/**
 * The query, kept in the page's address: it can be shared, and back and forward undo and redo it.
 *
 * @param prefix before the names in the address
 * @param initial stands for an address without a query
 */
export function useAddress(prefix: string, initial: Query): [Query, (query: Query) => void] {
  const history = useHistory();
  const { search } = useLocation();
  const [query, setQuery] = useState(() => readAddress(search, prefix, initial));
  /** The query as the address had it last, by our hand or the browser's. */
  const [kept, setKept] = useState(query);
  const [seen, setSeen] = useState(search);
  if (search !== seen) {
    setSeen(search);
    const given = readAddress(search, prefix, initial);
    if (!same(given, kept)) {
      setKept(given);
      setQuery(given);
    }
  }
  useEffect(() => {
    if (same(query, kept)) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setKept(query);
      const { pathname, search: present, hash } = window.location;
      const address = pathname + writeAddress(present, prefix, initial, query) + hash;
      // The router takes over a step that is there: one of its own would move the focus to the top of the page
      // (theme-common, skipToContentUtils).
      window.history.pushState(null, '', address);
      history.replace(address);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [query, kept, prefix, initial, history]);
  return [query, setQuery];
}

function same(one: Query, other: Query): boolean {
  return one.endpoint === other.endpoint && one.text === other.text;
}
