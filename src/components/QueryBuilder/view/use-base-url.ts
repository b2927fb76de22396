import { useStorageSlot } from '@docusaurus/theme-common';
import { useState } from 'react';
import { DEFAULT_BASE_URL, readBaseUrl } from '../request/base-url';

/** The server's address as it is typed, and as a right one; a right one is kept in the browser for the next visit. */
export function useBaseUrl(): { typed: string; baseUrl: string | undefined; change: (typed: string) => void } {
  const [stored, slot] = useStorageSlot('query-builder.server');
  const [typed, setTyped] = useState(() => readBaseUrl(stored ?? '') ?? DEFAULT_BASE_URL);
  const change = (next: string) => {
    setTyped(next);
    const baseUrl = readBaseUrl(next);
    if (baseUrl) {
      slot.set(baseUrl);
    }
  };
  return { typed, baseUrl: readBaseUrl(typed), change };
}
