/*
 * The menu of a phone: the sidebar, or else the areas, as they stand in the page. One that is open when React takes over
 * stays until it is closed; Docusaurus' own drawer is the next that opens.
 */

const root = document.documentElement;
const MENU = 'data-early-menu';
const BUTTON = '.navbar__toggle';

/** Opens the menu, or closes it. */
export function toggleMenu() {
  const isOpen = root.toggleAttribute(MENU);
  document.querySelector(BUTTON)?.setAttribute('aria-expanded', String(isOpen));
}

/** Closes an open menu by its button, and by what leads to another page. */
export function keepMenu() {
  if (!root.hasAttribute(MENU)) {
    return;
  }
  /** @param {Event} event */
  const close = (event) => {
    const isButton = event.target instanceof Element && event.target.closest(BUTTON) !== null;
    const isLink = event.target instanceof Element && event.target.closest('a[href]') !== null;
    if (isButton || isLink || event.type === 'popstate') {
      removeEventListener('click', close, true);
      removeEventListener('popstate', close);
      toggleMenu();
      if (isButton) {
        event.stopImmediatePropagation();
      }
    }
  };
  addEventListener('click', close, true);
  addEventListener('popstate', close);
}
