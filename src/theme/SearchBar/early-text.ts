/** What the reader writes while the field for it is still being fetched. */
export type EarlyText = {
  /** Keeps letters from now on; Escape ends that, forgets them, and calls back. */
  start: (onCancel: () => void) => void;
  /** Ends that, and hands over what was written. */
  stop: (receive?: (text: string) => void) => void;
};

export function createEarlyText(): EarlyText {
  let text = '';
  let cancel: () => void;

  const keep = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    if (/^.$/u.test(key) && !ctrlKey && !metaKey) {
      event.preventDefault();
      event.stopImmediatePropagation();
      text += key;
    } else if (key === 'Backspace') {
      text = text.replace(/.$/u, '');
    } else if (key === 'Escape') {
      stop();
      cancel();
    }
  };

  const stop = () => window.removeEventListener('keydown', keep, true);

  return {
    start(onCancel) {
      text = '';
      cancel = onCancel;
      window.addEventListener('keydown', keep, true);
    },
    stop(receive) {
      stop();
      receive?.(text);
    },
  };
}
