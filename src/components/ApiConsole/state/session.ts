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
