import { createContext, startTransition, useEffect, useState, type ReactNode } from 'react';

export const Context = createContext(false);

/**
 * Stands in for that of Docusaurus' client: tells the page's parts that they run in a browser, once they all do. Here
 * they follow in slices, between which the reader's input is answered; there all of them did in one go.
 */
export function BrowserContextProvider({ children }: { children: ReactNode }): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
