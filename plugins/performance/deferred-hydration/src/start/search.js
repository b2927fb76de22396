/** Where a slash is a slash. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/** Keeps the focus of its field until the next frame. */
const CLOSED = 'dialog:not([open])';

const findDialog = () => /** @type {HTMLDialogElement | null} */ (document.getElementById('search'));

/** Opens the search dialog, whose first control is its field, or closes it. */
export function toggleSearch() {
  const dialog = findDialog();
  if (dialog?.open) {
    dialog.close();
  } else {
    dialog?.showModal();
  }
}

/**
 * Answers the keys that open and close the search, and keeps an Enter in its field until there are results.
 *
 * @param {KeyboardEvent} event
 * @returns {boolean} whether it opened or closed the search
 */
export function answerSearchKeys(event) {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const isInField = target instanceof Element && target.matches(FIELDS) && !target.closest(CLOSED);
  const isCombined = ctrlKey || metaKey;
  if (target instanceof HTMLInputElement && findDialog()?.contains(target)) {
    target.toggleAttribute('data-awaited', key === 'Enter');
  }
  const isSearchKey = !altKey && (isCombined ? key.toLowerCase() === 'k' : key === '/' && !isInField);
  if (isSearchKey) {
    event.preventDefault();
    toggleSearch();
  }
  return isSearchKey;
}
