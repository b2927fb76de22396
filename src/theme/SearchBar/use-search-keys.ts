import { useEffect, useEffectEvent } from 'react';

/** Where a slash is a slash. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

/** Keeps the focus of its field until the next frame. */
const CLOSED = 'dialog:not([open])';

function isSearchKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') {
    return (ctrlKey || metaKey) && !altKey;
  }
  const isInField = target instanceof Element && target.closest(FIELDS) !== null && !target.closest(CLOSED);
  return key === '/' && !isInField && !ctrlKey && !metaKey && !altKey;
}

/** Calls back when the reader presses Ctrl/Cmd+K, or `/` outside of a field. */
export function useSearchKeys(onPress: () => void): void {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (isSearchKey(event)) {
      event.preventDefault();
      onPress();
    }
  });
  useEffect(() => {
    window.addEventListener('keydown', answer);
    return () => window.removeEventListener('keydown', answer);
  }, []);
}
