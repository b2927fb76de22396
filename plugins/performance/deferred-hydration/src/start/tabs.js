import { store } from './store.js';

const listTabLists = () =>
  /** @type {HTMLElement[]} */ ([
    .../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[role=tablist]')),
  ]);

/**
 * Shows the panel of a value; React takes over what the page shows.
 *
 * @param {HTMLElement} list of tabs
 * @param {string | null | undefined} value
 * @returns {boolean} whether the page holds that panel: it may be drawn when it is chosen
 */
function showPanel(list, value) {
  const tabs = /** @type {HTMLElement[]} */ ([...list.children]);
  const place = tabs.findIndex((tab) => tab.dataset.value === value);
  const panels = /** @type {NodeListOf<HTMLElement>} */ (
    list.parentElement?.querySelectorAll(':scope > * > [role=tabpanel]')
  );
  if (place === -1 || panels.length !== tabs.length) {
    return false;
  }
  tabs.forEach((tab, index) => {
    const isShown = index === place;
    tab.setAttribute('aria-selected', String(isShown));
    tab.tabIndex = isShown ? 0 : -1;
    tab.classList.toggle('tabs__item--active', isShown);
    /** @type {HTMLElement} */ (panels[index]).hidden = !isShown;
  });
  return true;
}

/** @param {HTMLElement} tab @returns {boolean} whether it was answered */
export function chooseTab(tab) {
  const { top } = tab.getBoundingClientRect();
  const list = /** @type {HTMLElement} */ (tab.parentElement);
  const { value = '' } = tab.dataset;
  if (!showPanel(list, value)) {
    return false;
  }
  const { group } = list.dataset;
  if (group !== undefined) {
    listTabLists().forEach((other) => other.dataset.group === group && showPanel(other, value));
    store(`docusaurus.tab.${group}`, value);
  }
  // Panels above may have another height now.
  const moved = tab.getBoundingClientRect().top - top;
  if (moved) {
    scrollBy(0, moved);
  }
  return true;
}

/** @returns {boolean} whether a tab is remembered whose panel only React can draw */
export function showRememberedTabs() {
  let isPanelMissing = false;
  try {
    for (const list of listTabLists()) {
      const value = localStorage.getItem(`docusaurus.tab.${list.dataset.group}`);
      const has = [.../** @type {HTMLCollectionOf<HTMLElement>} */ (list.children)].some(
        (tab) => tab.dataset.value === value,
      );
      if (has && !showPanel(list, value)) {
        isPanelMissing = true;
      }
    }
  } catch {
    // Nothing is remembered without storage.
  }
  return isPanelMissing;
}

/** @param {KeyboardEvent} event */
export function moveBetweenTabs({ key, target }) {
  if (target instanceof Element && target.matches('[role=tab]')) {
    const { nextElementSibling, previousElementSibling } = target;
    const other = { ArrowRight: nextElementSibling, ArrowLeft: previousElementSibling }[key];
    /** @type {HTMLElement | null | undefined} */ (other)?.focus();
  }
}
