/**
 * Reads what the browser keeps for this tab.
 *
 * @returns null if there is nothing, or if the browser blocks storage
 */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text until the tab is closed, where the browser allows it. */
export function keepSession(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Storage is blocked or full: the choice lasts until the page is left.
  }
}
