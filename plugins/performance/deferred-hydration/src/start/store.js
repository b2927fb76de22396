/** Remembers a choice, where storage is there. @param {string} key @param {string} value */
export function store(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice holds for this page.
  }
}
