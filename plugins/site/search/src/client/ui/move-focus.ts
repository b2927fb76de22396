type Press = Pick<KeyboardEvent, 'key' | 'target' | 'preventDefault'>;

/**
 * Moves the focus by the arrow keys from the search field through what the dialog shows instead of hits: links and
 * buttons with `data-search-item`.
 */
export function moveFocus(event: Press): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const target = event.target as HTMLElement;
  const items = [
    ...(target.closest('dialog')?.querySelectorAll<HTMLElement>('[role=combobox], [data-search-item]') ?? []),
  ];
  const place = items.indexOf(target);
  if (step !== undefined && place >= 0 && items.length > 1) {
    event.preventDefault();
    items[(place + step + items.length) % items.length]?.focus();
  }
}
