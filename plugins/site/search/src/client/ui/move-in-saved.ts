type Press = Pick<KeyboardEvent, 'key' | 'target' | 'preventDefault'>;

/** Moves the focus by the arrow keys from the search field through the saved hits, which are links. */
export function moveInSaved(event: Press): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const target = event.target as HTMLElement;
  const links = [
    ...(target.closest('dialog')?.querySelectorAll<HTMLElement>('[role=combobox], [data-search-saved]') ?? []),
  ];
  const place = links.indexOf(target);
  if (step !== undefined && place >= 0 && links.length > 1) {
    event.preventDefault();
    links[(place + step + links.length) % links.length]?.focus();
  }
}
