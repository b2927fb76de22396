/** What the reader writes while the field for it is still being fetched. */
export type EarlyText = {
  /** Keeps letters from now on. */
  start: () => void;
  /** Ends that, and gives what was written. */
  stop: () => string;
};

export function createEarlyText(): EarlyText {
  let text = '';

  const keep = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    if (/^.$/u.test(key) && !ctrlKey && !metaKey) {
      event.preventDefault();
      event.stopImmediatePropagation();
      text += key;
    } else if (key === 'Backspace') {
      text = text.replace(/.$/u, '');
    }
  };

  return {
    start() {
      text = '';
      window.addEventListener('keydown', keep, true);
    },
    stop() {
      window.removeEventListener('keydown', keep, true);
      return text;
    },
  };
}
