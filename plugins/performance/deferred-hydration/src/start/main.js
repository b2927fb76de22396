import { store } from './store.js';
import { chooseTab, moveBetweenTabs, showRememberedTabs } from './tabs.js';

/*
 * Stands in the head of every page, so it is small and asks nothing of the site but its HTML.
 *
 * The page's scripts are fetched when the page is idle, and run at the first touch, key or movement. Until React has
 * taken over, color mode, menu, and tabs are answered here; what else is pressed is kept, and done then. If a script fails to
 * load, the next press requests it again; if that fails too, presses are left to the browser and a line says so.
 */

const root = document.documentElement;
const { always, chunks = '' } = document.currentScript?.dataset ?? {};
/** Files of what the page's scripts load. */
const pageChunks = chunks.split(',').filter(Boolean);
// An inline style, since every page's style sheet would carry a rule for what hardly any reader sees.
const LINE =
  '<p id="deferred-hydration" class="alert alert--danger" role="alert" style="position:fixed;inset:auto 0 0;margin:0;z-index:200">' +
  'The scripts of this page could not be loaded. Links work; <a href="">reload the page</a> to use the other controls.';
const SIGNS = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

/** What is to be done once React has taken over. @type {(() => unknown)[]} */
const kept = [];
let isStarted = false;
let isSearchAsked = false;
let isPanelMissing = false;
let pointerPlace = '';

/** The page's own scripts that failed to load. @type {string[]} */
let failedFiles = [];
/** @type {'' | 'failed' | 'released'} */
let trouble = '';
/** Resolves `pressed`. @type {() => void} */
let press = () => undefined;
/** A press that retries, or the hand-over. @type {Promise<void>} */
const pressed = new Promise((resolve) => {
  press = resolve;
});

/** @returns files of the scripts that begin the page */
const listScripts = () =>
  [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('script[data-src]'))].map(
    ({ dataset }) => dataset.src ?? '',
  );

/** @param {string} rel @param {string[]} files */
function link(rel, files) {
  files.forEach((href) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href, as: 'script' })),
  );
}

/** Scripts in the head run in their order. @param {string} src @param {boolean} isRetry */
function createScript(src, isRetry) {
  const onerror = () => (isRetry ? release() : failedFiles.push(src) && fail());
  return Object.assign(document.createElement('script'), { src, async: false, onerror });
}

function start() {
  if (!isStarted) {
    isStarted = true;
    document.head.append(...listScripts().map((src) => createScript(src, false)));
    // Together with the scripts, which would ask for them one after another.
    link('preload', pageChunks);
  }
}

/** Waits for the next press, unless one waits already: it came while the file was still on its way. */
function fail() {
  trouble ||= 'failed';
  if (kept.length) {
    retry();
  }
  return pressed;
}

function retry() {
  if (trouble === 'failed') {
    trouble = '';
    failedFiles.forEach((file) => document.head.append(createScript(file, true)));
    failedFiles = [];
    press();
  }
}

/** Links that were pressed lead on now. */
function release() {
  if (trouble !== 'released') {
    trouble = 'released';
    document.body.insertAdjacentHTML('afterbegin', LINE);
    kept.forEach((act) => act());
  }
}

/**
 * Browsers tell the place of a pointer that rests, too, when a page comes up or moves beneath it.
 *
 * @param {PointerEvent} event
 */
function watchPointer({ clientX, clientY }) {
  const place = `${clientX},${clientY}`;
  if (pointerPlace && place !== pointerPlace) {
    start();
  }
  pointerPlace = place;
}

/** A query, a part that is nothing without scripts, a remembered tab that they draw: they run without being asked. */
const isNeededAtOnce = () =>
  isPanelMissing ||
  always !== undefined ||
  location.search !== '' ||
  document.querySelector('[data-needs-script]') !== null;

/** As Docusaurus sees it, which fetches nothing ahead then. */
function isConnectionSlow() {
  const { connection } = /** @type {{ connection?: { effectiveType: string, saveData: boolean } }} */ (navigator);
  return connection && (connection.saveData || connection.effectiveType.includes('2g'));
}

/** The style sheet lies two folders below the base URL, whether it can be loaded or not. */
function isAtHome() {
  const sheet = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel=stylesheet]'));
  const base = sheet && new URL('../../', sheet.href).pathname;
  return base === `${location.pathname.replace(/(?:index(?:\.html)?)?$/, '').replace(/\/$/, '')}/`;
}

function prepare() {
  if (isNeededAtOnce()) {
    start();
  } else if (!isStarted && !isConnectionSlow()) {
    link('prefetch', [...listScripts(), ...pageChunks]);
  }
}

function changeColorMode() {
  const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
  root.dataset.theme = mode;
  root.dataset.themeChoice = mode;
  store('theme', mode);
}

/** Shows the sidebar or the areas as they stand in the page; React's drawer takes its place. @param {Element} button */
function toggleMenu(button) {
  const isOpen = root.toggleAttribute('data-early-menu');
  button.setAttribute('aria-expanded', String(isOpen));
}

/** @param {() => unknown} act */
function keep(act) {
  kept.push(act);
  retry();
}

/** React may have put another element into the place of the one that was pressed. @param {HTMLElement} control */
function keepClick(control) {
  const { children = [] } = control.parentElement ?? {};
  const place = [...children].indexOf(control);
  keep(() => /** @type {HTMLElement | undefined} */ (control.isConnected ? control : children[place])?.click());
}

/** @param {MouseEvent} event */
function answerClick(event) {
  const { target } = event;
  const control = target instanceof Element && target.closest('button, [role=button], [role=tab]');
  const isMode = control && control.matches('.color-mode-toggle');
  const isMenu = control && control.matches('.navbar__toggle');
  const isTab = control && control.matches('[role=tab]');
  if (!control || (trouble === 'released' && !isMode && !isMenu && !isTab)) {
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isMode) {
    changeColorMode();
  } else if (isMenu) {
    toggleMenu(control);
  } else if (control instanceof HTMLElement && !(isTab && chooseTab(control))) {
    isSearchAsked ||= control.hasAttribute('aria-keyshortcuts');
    keepClick(control);
  }
}

/** The keys that open the search, and what is written for it after that. @param {KeyboardEvent} event */
function keepKey(event) {
  moveBetweenTabs(event);
  const { key, ctrlKey, metaKey, target } = event;
  const isInField = target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
  const isCombined = ctrlKey || metaKey;
  const opensSearch = isCombined ? key.toLowerCase() === 'k' : key === '/' && !isInField;
  const isWritten = isSearchAsked && !isCombined && /^(?:.|Backspace|Escape)$/u.test(key);
  if (trouble !== 'released' && (opensSearch || isWritten)) {
    isSearchAsked = true;
    event.preventDefault();
    event.stopImmediatePropagation();
    keep(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true })));
  }
}

function handOver() {
  removeEventListener('pointermove', watchPointer, true);
  removeEventListener('click', answerClick, true);
  removeEventListener('keydown', keepKey, true);
  document.getElementById('deferred-hydration')?.remove();
  // What the page could do without, such as a banner, is requested again; a second failure is told nobody.
  trouble = 'released';
  press();
  if (root.hasAttribute('data-early-menu')) {
    root.removeAttribute('data-early-menu');
    /** @type {HTMLElement | null} */ (document.querySelector('.navbar__toggle'))?.click();
  }
  kept.forEach((act) => act());
}

// For retry-chunks.ts.
Object.assign(window, { deferredHydration: { fail, release } });
// Before the listeners that let nothing through.
SIGNS.forEach((sign) => addEventListener(sign, start, { capture: true, once: true, passive: true }));
addEventListener('pointermove', watchPointer, { capture: true, passive: true });
addEventListener('click', answerClick, true);
addEventListener('keydown', keepKey, true);
addEventListener('DOMContentLoaded', () => {
  const toggle = document.querySelector('.color-mode-toggle');
  toggle?.removeAttribute('disabled');
  isPanelMissing = showRememberedTabs();
});
// On its home page, Docusaurus warns of a wrong base URL if its script has not run by now. Here it never has; the page
// tells by its own address. In the capture phase, this comes before the warning.
addEventListener('DOMContentLoaded', () => isAtHome() && Object.assign(window, { docusaurus: {} }), true);
// Browsers that have nothing to draw may call no page idle.
addEventListener('load', () =>
  'requestIdleCallback' in window ? requestIdleCallback(prepare, { timeout: 2000 }) : setTimeout(prepare, 200),
);
new MutationObserver((_changes, observer) => {
  if (root.dataset.hasHydrated === 'true') {
    observer.disconnect();
    handOver();
  }
}).observe(root, { attributeFilter: ['data-has-hydrated'] });
