import type { KeyboardEvent } from 'react';

/** Moves the focus by the arrow keys from the search field through the saved hits, which are links. */
export function moveInSaved(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[type=search], [data-search-saved]')];
  const place = links.indexOf(event.target as HTMLElement);
  if (step !== undefined && place >= 0 && links.length > 1) {
    event.preventDefault();
    links[(place + step + links.length) % links.length]?.focus();
  }
}
