/**
 * A ref that shows an element above the page for as long as it is there, and gives the focus back as it goes.
 *
 * Whoever closes it takes it away, instead of calling `close()`: the event of that comes a moment later, and a key that
 * is pressed in between would still meet an open dialog.
 */
export function showModal(element: HTMLDialogElement): () => void {
  element.showModal();
  return () => element.close();
}
