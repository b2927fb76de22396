import { readChoice, refusesInAdvance } from './choice';
import { startAnalytics } from './start';

async function ask(byReader: boolean): Promise<void> {
  const { showBanner } = await import('./show-banner');
  showBanner(byReader);
}

function start(): void {
  document.addEventListener('click', ({ target }) => {
    // The footer's button, written in the site's configuration.
    if (target instanceof Element && target.closest('[data-privacy-choices]')) {
      void ask(true);
    }
  });
  const choice = readChoice();
  if (choice === 'granted') {
    startAnalytics();
  } else if (choice === undefined && !refusesInAdvance()) {
    void ask(false);
  }
}

if (typeof window !== 'undefined') {
  start();
}
