import { translate } from '@docusaurus/Translate';

const find = (button: Element): Element | undefined =>
  button.nextElementSibling?.matches('[role=status]') ? button.nextElementSibling : undefined;

/** Says after the pressed button that the banner could not be loaded. Without a button, nobody asked for it. */
export function showFailure(button: Element | undefined): void {
  if (!button) {
    return;
  }
  const line = find(button) ?? document.createElement('span');
  line.setAttribute('role', 'status');
  button.after(line);
  line.textContent = translate({
    id: 'site.Consent.failed',
    message: 'The choices could not be loaded. Check your connection and try again.',
  });
}

/** Takes the line of an earlier failure away. */
export function hideFailure(button: Element | undefined): void {
  if (button) {
    find(button)?.remove();
  }
}
