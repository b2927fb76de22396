import { useEffect, useState } from 'react';

type Parts = typeof import('./parts');

/** Once they are there they are shown at once. */
let loaded: Parts | undefined;

/**
 * What the search shows beside its hits, in a chunk of its own: it is fetched when the dialog is opened, not ahead with
 * it. Nothing before it is there, or where it can't be fetched.
 */
export function useOffers(): Parts | undefined {
  const [parts, setParts] = useState(loaded);
  useEffect(() => {
    let isShown = true;
    import(/* webpackChunkName: "search-offers" */ './parts').then(
      (module) => {
        loaded = module;
        if (isShown) {
          setParts(module);
        }
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return parts;
}
