import { recall, store } from './store.js';

/*
 * Controls that need the page only. Their state stands in attributes and in storage, where React finds it.
 */

const root = document.documentElement;
const DISMISSED = 'docusaurus.announcement.dismiss';

export function changeColorMode() {
  const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
  root.dataset.theme = mode;
  root.dataset.themeChoice = mode;
  store('theme', mode);
}

/** As `src/theme/DocSidebar/Desktop/CollapseButton` does later. */
export function toggleSidebar() {
  store('docs.sidebar', root.toggleAttribute('data-sidebar-hidden') ? 'hidden' : 'shown');
}

/** Keeps the sidebar hidden from page to page. */
export function hideSidebarAsBefore() {
  root.toggleAttribute('data-sidebar-hidden', recall('docs.sidebar') === 'hidden');
}

/**
 * Shows an announcement that is new to the reader. The script of Docusaurus that hides a dismissed one runs after this,
 * and doesn't compare them.
 *
 * @param {string | undefined} id of the announcement
 */
export function showNewAnnouncement(id) {
  if (id !== undefined && id !== recall('docusaurus.announcement.id')) {
    store('docusaurus.announcement.id', id);
    store(DISMISSED, 'false');
  }
}

export function dismissAnnouncement() {
  root.dataset.announcementBarInitiallyDismissed = 'true';
  store(DISMISSED, 'true');
}

/**
 * Moves the focus to the text, as React does later: https://github.com/facebook/docusaurus/issues/6411
 *
 * @returns {boolean} whether the page has one
 */
export function skipToText() {
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus();
  main?.removeAttribute('tabindex');
  return main !== null;
}

/** How long a button says that it has copied, ms, and what it says. */
const COPIED = 1000;
const LABEL = 'Copied';

/**
 * Copies the code that a button belongs to.
 *
 * @param {HTMLElement} button
 * @returns {boolean} whether the browser can
 */
export function copyCode(button) {
  if (!('clipboard' in navigator)) {
    return false;
  }
  const lines = button.closest('.theme-code-block')?.querySelectorAll('.token-line') ?? [];
  const text = button.dataset.copy ?? [...lines].map(({ textContent }) => textContent).join('\n');
  void navigator.clipboard.writeText(text).then(() => {
    // A second press finds the label of the first one.
    if (button.ariaLabel === LABEL) {
      return;
    }
    const label = button.ariaLabel;
    Object.assign(button, { ariaLabel: LABEL }).toggleAttribute('data-copied', true);
    setTimeout(() => Object.assign(button, { ariaLabel: label }).removeAttribute('data-copied'), COPIED);
  });
  return true;
}
