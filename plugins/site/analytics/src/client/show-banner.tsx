import { createRoot } from 'react-dom/client';
import Banner from './Banner';
import { keepChoice, readChoice, type Choice } from './choice';
import { startAnalytics, stopAnalytics } from './start';

let close: (() => void) | undefined;

/**
 * Asks the reader, at the foot of the window and first in the order of the tab key. The page stays usable.
 *
 * @param byReader whether the reader called for it; then the focus goes there, and back where it came from
 */
export function showBanner(byReader: boolean): void {
  close?.();
  const host = document.createElement('div');
  const root = createRoot(host);
  const before = byReader && document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
  close = () => {
    close = undefined;
    root.unmount();
    host.remove();
    before?.focus({ preventScroll: true });
  };
  const decide = (choice: Choice) => {
    keepChoice(choice);
    close?.();
    (choice === 'granted' ? startAnalytics : stopAnalytics)();
  };
  document.body.prepend(host);
  root.render(<Banner choice={readChoice()} takeFocus={byReader} onDecide={decide} />);
}
