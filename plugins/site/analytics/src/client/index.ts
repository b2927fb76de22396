import { readChoice, refusesInAdvance } from './choice';
import { hideFailure, showFailure } from './failure';
import { startAnalytics } from './start';

/** Shows the banner. Fetches it again after a failure, which is only reported to a reader who asked for the banner. */
async function ask(button?: Element): Promise<void> {
  try {
    const { showBanner } = await import('./show-banner');
    hideFailure(button);
    showBanner(button !== undefined);
  } catch {
    showFailure(button);
  }
}

function start(): void {
  document.addEventListener('click', ({ target }) => {
    // The footer's button, written in the site's configuration.
    const button = target instanceof Element && target.closest('[data-privacy-choices]');
    if (button) {
      void ask(button);
    }
  });
  const choice = readChoice();
  if (choice === 'granted') {
    startAnalytics();
  } else if (choice === undefined && !refusesInAdvance()) {
    void ask();
  }
}

if (typeof window !== 'undefined') {
  start();
}
