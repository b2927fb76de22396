/** Pictures that `medium-zoom` doesn't serve yet. */
const PICTURE = 'img[data-control=zoom]:not(.medium-zoom-image)';

const STYLE =
  'border:0;box-sizing:border-box;cursor:zoom-out;height:100vh;max-height:none;max-width:none;padding:24px;width:100vw;' +
  'background:var(--ifm-background-color)';

/**
 * Enlarges the picture that was pressed, in a dialog that any press and Escape close.
 *
 * @param {Event} event a click, Enter or Space
 * @returns {boolean} whether it was for a picture
 */
export function enlargePicture({ target }) {
  const picture = target instanceof Element && target.closest(PICTURE);
  if (!picture) {
    return false;
  }
  const dialog = document.createElement('dialog');
  const copy = /** @type {HTMLElement} */ (picture.cloneNode());
  ['role', 'tabindex', 'aria-label', 'data-control'].forEach((name) => copy.removeAttribute(name));
  copy.style.cssText = 'border:0;cursor:inherit;height:100%;object-fit:scale-down;width:100%';
  dialog.style.cssText = STYLE;
  dialog.ariaLabel = picture.getAttribute('aria-label');
  dialog.append(copy);
  dialog.onclick = () => dialog.close();
  dialog.onclose = () => dialog.remove();
  document.body.append(dialog);
  dialog.showModal();
  return true;
}
