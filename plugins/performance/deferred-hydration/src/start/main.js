import {
  changeColorMode,
  copyCode,
  dismissAnnouncement,
  hideSidebarAsBefore,
  showNewAnnouncement,
  skipToText,
  toggleSidebar,
} from './controls.js';
import { answerDropdownKeys, handOverDropdowns } from './dropdowns.js';
import { answerLine, fetchAhead, fetchLater, handOver, keep, start } from './loading.js';
import { keepMenu, toggleMenu } from './menu.js';
import { enlargePicture } from './pictures.js';
import { answerSearchKeys, toggleSearch } from './search.js';
import { recall } from './store.js';
import { chooseTab, moveBetweenTabs, showRememberedTabs } from './tabs.js';

/*
 * Stands in the head of every page, so it is small and asks nothing of the site but its HTML. The page's scripts are
 * fetched when the page is idle, and run at the first touch, key or movement. Until React has taken over, this answers
 * the controls that need the page only; what else is pressed is kept, and done then.
 */

const root = document.documentElement;
const { always, announcement } = document.currentScript?.dataset ?? {};
const SIGNS = ['pointerdown', 'touchstart', 'click', 'wheel', 'scroll', 'keydown', 'focusin'];

/** The link to the text, whose address leads to what holds the sidebar as well. */
const SKIP_LINK = '[href="#__docusaurus_skipToContent_fallback"]';

/** Controls of the page, and what each does; false if it has to be left to React. @type {Record<string, (control: HTMLElement) => unknown>} */
const ANSWERS = {
  '.color-mode-toggle': changeColorMode,
  '.navbar__toggle': toggleMenu,
  '.theme-announcement-bar .close': dismissAnnouncement,
  // Opened by the pointer above it, and by keys.
  '.dropdown > *': () => undefined,
  '[data-control=sidebar]': toggleSidebar,
  '[data-control=search]': () => {
    toggleSearch();
    loadSearch();
  },
  '[data-control=copy]': copyCode,
  '[role=tab]': chooseTab,
  [SKIP_LINK]: skipToText,
};

/** What browsers answer themselves: what closes a dialog, and what opens a popover. */
const NATIVE = 'form[method=dialog], [popovertarget]';

/** Left to do for a press that is answered, and has failed scripts requested again all the same. */
const NOTHING = () => undefined;

/** Loads what the open search dialog shows, together with the scripts. */
function loadSearch() {
  fetchLater();
  keep(NOTHING);
}

let isPanelMissing = false;
let pointerPlace = '';

/**
 * Browsers tell the place of a pointer that rests, too, when a page comes up or moves beneath it.
 *
 * @param {PointerEvent} event
 */
function watchPointer(event) {
  const place = `${event.clientX},${event.clientY}`;
  if (pointerPlace && place !== pointerPlace) {
    start(event);
  }
  pointerPlace = place;
}

/** Where the reader's server and token for examples are kept (`src/components/Example/target`). */
const TARGET = 'docusaurus.target';

/** The option, a query, what is remembered and only scripts draw: they run without being asked. */
const isNeededAtOnce = () => isPanelMissing || always !== undefined || location.search || recall(TARGET);

/** The style sheet lies two folders below the base URL, whether it can be loaded or not. */
function isAtHome() {
  const sheet = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel=stylesheet]'));
  const base = sheet && new URL('../../', sheet.href).pathname;
  return base === `${location.pathname.replace(/(?:index(?:\.html)?)?$/, '').replace(/\/$/, '')}/`;
}

/** @param {string | undefined} name @returns {HTMLElement[]} controls of that name, in the order of the page */
const listNamed = (name) =>
  [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-control]'))].filter(
    ({ dataset }) => dataset.control === name,
  );

/** Keeps the press of a control; React may draw another element of the same name. @param {HTMLElement} control */
function keepClick(control) {
  // One that waits already was pressed for impatience.
  if (control.ariaBusy === 'true') {
    keep(NOTHING);
    return;
  }
  const { control: name } = control.dataset;
  const place = listNamed(name).indexOf(control);
  control.ariaBusy = 'true';
  keep(() => {
    const pressed = control.isConnected ? control : listNamed(name)[place];
    pressed?.removeAttribute('aria-busy');
    pressed?.click();
  });
}

/** @param {Event} event */
function stop(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** @param {MouseEvent} event */
function answerClick(event) {
  const { target } = event;
  const control = target instanceof Element && target.closest(`button, [role=button], [role=tab], ${SKIP_LINK}`);
  if (control instanceof HTMLElement && !control.closest(NATIVE)) {
    stop(event);
    const [, answer] = Object.entries(ANSWERS).find(([selector]) => control.matches(selector)) ?? [];
    if (!answerLine(control) && (!answer || answer(control) === false)) {
      keepClick(control);
    }
  }
}

/** @param {KeyboardEvent} event */
function answerKey(event) {
  moveBetweenTabs(event);
  if (answerSearchKeys(event)) {
    // React may listen already, and would close what was opened here.
    stop(event);
    loadSearch();
  } else if (answerDropdownKeys(event)) {
    stop(event);
  }
}

/** Pictures are enlarged here until their own script serves them, which loads after React. @param {Event} event */
function answerPicture(event) {
  const isPress = !(event instanceof KeyboardEvent) || event.key === 'Enter' || event.key === ' ';
  if (isPress && enlargePicture(event)) {
    stop(event);
  }
}

// Before the listeners that let nothing through.
SIGNS.forEach((sign) => addEventListener(sign, start, { capture: true, once: true, passive: true }));
addEventListener('pointermove', watchPointer, { capture: true, passive: true });
addEventListener('click', answerPicture, true);
addEventListener('keydown', answerPicture, true);
addEventListener('click', answerClick, true);
addEventListener('keydown', answerKey, true);
showNewAnnouncement(announcement);
hideSidebarAsBefore();
addEventListener('DOMContentLoaded', () => {
  document.querySelector('.color-mode-toggle')?.removeAttribute('disabled');
  isPanelMissing = showRememberedTabs();
});
// On its home page, Docusaurus warns of a wrong base URL if its script has not run by now. Here it never has; the page
// tells by its own address. In the capture phase, this comes before the warning.
addEventListener(
  'DOMContentLoaded',
  () => {
    if (isAtHome()) {
      /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (window)).docusaurus = {};
    }
  },
  true,
);
function prepare() {
  const missingPart = document.querySelector('[data-needs-script]');
  if (missingPart || isNeededAtOnce()) {
    start();
  } else {
    fetchAhead();
  }
  // The reader waits for such a part as for what was pressed, so a failure is told.
  if (missingPart) {
    keep(NOTHING);
  }
}
// Browsers that have nothing to draw may call no page idle.
addEventListener('load', () =>
  'requestIdleCallback' in window ? requestIdleCallback(prepare, { timeout: 2000 }) : setTimeout(prepare, 200),
);
new MutationObserver((_changes, observer) => {
  if (root.dataset.hasHydrated === 'true') {
    observer.disconnect();
    removeEventListener('pointermove', watchPointer, true);
    removeEventListener('click', answerClick, true);
    removeEventListener('keydown', answerKey, true);
    handOverDropdowns();
    handOver();
    keepMenu();
  }
}).observe(root, { attributeFilter: ['data-has-hydrated'] });
