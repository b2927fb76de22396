import { createStorageSlot } from '@docusaurus/theme-common';

export type Choice = 'granted' | 'denied';

const slot = createStorageSlot('analytics-consent');

/** What the reader decided on an earlier visit; `undefined`: nothing yet, or the browser keeps nothing. */
export function readChoice(): Choice | undefined {
  const value = slot.get();
  return value === 'granted' || value === 'denied' ? value : undefined;
}

/** Keeps the decision for later visits. */
export function keepChoice(choice: Choice): void {
  slot.set(choice);
}

/**
 * Tells whether the browser says no for its reader, who then is not asked.
 * @see https://www.w3.org/TR/gpc/
 */
export function refusesInAdvance(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
