import { PARKED } from '../park-tags';
import { passOnFeedback } from './page-feedback';

type Gtag = (command: 'consent', action: 'update', states: Record<string, 'granted' | 'denied'>) => void;

declare global {
  interface Window {
    /** Queue of the tag manager; the page makes it before any script runs. */
    dataLayer: object[];
    gtag: Gtag;
  }
}

/** Whether the tag manager runs in this page. */
let running = false;

/** Tells the tag manager that visits may be counted (not: used for advertisements) and loads it. */
export function startAnalytics(): void {
  if (running) {
    return;
  }
  running = true;
  passOnFeedback();
  window.gtag('consent', 'update', { analytics_storage: 'granted' });
  for (const parked of document.querySelectorAll(`script[type="${PARKED}"]`)) {
    const script = document.createElement('script');
    script.textContent = parked.textContent;
    parked.replaceWith(script);
  }
  // The measures of a visit are not worth a message to the reader: without the code, they are left out.
  import('./web-vitals').then(
    ({ reportWebVitals }) => reportWebVitals(),
    () => undefined,
  );
}

/** Forgets the marks by which the tag manager's tools know a browser again. */
function deleteCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  const parts = window.location.hostname.split('.');
  const domains = parts.map((_part, index) => parts.slice(index).join('.'));
  for (const name of names.filter((name) => /^_g(a|id|at|cl)/.test(name))) {
    const expired = `${name}=; path=/; max-age=0`;
    document.cookie = expired;
    domains.forEach((domain) => (document.cookie = `${expired}; domain=${domain}`));
  }
}

/** Ends what was agreed to. Code that runs can't be taken out of a page, so the page is loaded afresh. */
export function stopAnalytics(): void {
  if (running) {
    window.gtag('consent', 'update', { analytics_storage: 'denied' });
    deleteCookies();
    window.location.reload();
  }
}
