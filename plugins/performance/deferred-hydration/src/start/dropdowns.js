/*
 * Menus of the navbar, such as that of the languages. The style sheet opens them below the pointer, and keys by a class.
 */

const BUTTON = '.dropdown > [aria-expanded]';
const OPEN = 'dropdown--show';

/** @param {KeyboardEvent} event @returns {boolean} whether it opened or closed a menu */
export function answerDropdownKeys({ key, target }) {
  const isAnswered = (key === 'Enter' || key === ' ') && target instanceof Element && target.matches(BUTTON);
  if (isAnswered) {
    const isOpen = target.parentElement?.classList.toggle(OPEN);
    target.setAttribute('aria-expanded', String(isOpen));
  }
  return isAnswered;
}

/** Lets React open those that are open, which it does by the same key. */
export function handOverDropdowns() {
  document.querySelectorAll(`.${OPEN} > [aria-expanded]`).forEach((button) => {
    button.parentElement?.classList.remove(OPEN);
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
}
