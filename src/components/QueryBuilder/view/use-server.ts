import { useStorageSlot } from '@docusaurus/theme-common';
import { useState } from 'react';
import { DEFAULT_SERVER } from '@site/src/http/default-server';
import { readServerUrl } from '@site/src/http/server-url';

/** The reader's server: the text as it is typed, and its URL if it is valid. */
export type Server = { typed: string; url: string | undefined; change: (typed: string) => void };

/** Keeps the URL of the reader's server in the browser for the next visit, once it is valid. */
export function useServer(): Server {
  const [stored, slot] = useStorageSlot('query-builder.server');
  const [typed, setTyped] = useState(() => readServerUrl(stored ?? '') ?? DEFAULT_SERVER);
  const change = (next: string) => {
    setTyped(next);
    const url = readServerUrl(next);
    if (url) {
      slot.set(url);
    }
  };
  return { typed, url: readServerUrl(typed), change };
}
