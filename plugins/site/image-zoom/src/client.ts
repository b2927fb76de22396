import type { ClientModule } from '@docusaurus/types';
import type { Zoom, ZoomOptions } from 'medium-zoom';

/** Pictures of a page that the build has made buttons of (remark.ts). */
const PICTURES = 'img[data-control=zoom]';

/** How long a new page has been shown when its pictures become zoomable, ms. */
const ATTACH_DELAY = 1000;

/** How long after a change of colour mode React has exchanged the pictures for certain, ms. */
const EXCHANGE_DELAY = 100;

/** How far a reader scrolls until an enlarged picture closes (150 ms later), CSS pixels. */
const SCROLL_OFFSET = 40;

let zoom: Zoom | undefined;
let timer: number | undefined;

/** When the pictures become zoomable next, by the clock of `Date.now`; in the past: nothing is due. */
let due = 0;

function openByKey(event: KeyboardEvent): void {
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    void zoom?.open({ target: event.currentTarget as HTMLElement });
  }
}

/** The library does not hear Escape while a picture is still growing; this closes it once it has grown. */
function closeByEarlyEscape(opened: Zoom): void {
  let escaped = false;
  document.addEventListener('keydown', ({ key }) => {
    escaped ||= key === 'Escape';
  });
  opened.on('open', () => {
    escaped = false;
  });
  opened.on('opened', () => {
    if (escaped) {
      void opened.close();
    }
  });
}

function setUp(mediumZoom: (options: ZoomOptions) => Zoom): Zoom {
  const created = mediumZoom({ background: 'var(--docs-background)', margin: 24, scrollOffset: SCROLL_OFFSET });
  closeByEarlyEscape(created);
  created.on('closed', (event) => (event.target as HTMLElement).focus({ preventScroll: true }));
  return created;
}

/** Makes the pictures that are on the page now zoomable, and forgets those that are gone. */
async function attach(): Promise<void> {
  zoom?.detach();
  if (!document.querySelector(PICTURES)) {
    return;
  }
  if (!zoom) {
    const { default: mediumZoom } = await import('medium-zoom');
    // Another change of the pictures may have asked for the library, too, while it was on its way.
    zoom ??= setUp(mediumZoom);
  }
  const pictures = [...document.querySelectorAll<HTMLElement>(PICTURES)];
  zoom.attach(pictures);
  pictures.forEach((picture) => picture.addEventListener('keydown', openByKey));
}

function attachAfter(delay: number): void {
  window.clearTimeout(timer);
  due = Date.now() + delay;
  timer = window.setTimeout(() => void attach(), delay);
}

/** Waits for the exchange of pictures, but brings nothing forward that is already due later. */
function attachAfterExchange(): void {
  attachAfter(Math.max(EXCHANGE_DELAY, due - Date.now()));
}

// Pictures in a light and a dark form are exchanged after the attribute that states the mode.
if (typeof window !== 'undefined') {
  const observer = new MutationObserver(attachAfterExchange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
}

const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname === previousLocation?.pathname) {
      return;
    }
    attachAfter(ATTACH_DELAY);
  },
};

export default clientModule;
