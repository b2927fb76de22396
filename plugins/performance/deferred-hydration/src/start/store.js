/** @param {string} key @returns {string | null} what is remembered; nothing without storage */
export function recall(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a choice, where storage is there. @param {string} key @param {string} value */
export function store(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice holds for this page.
  }
}
