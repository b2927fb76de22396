// Runs in the browser, before anything else: reports every text that comes into the page, with the names that only
// screen readers are told. Plain JavaScript, since it is sent as it is.

/** Longest text that may be a name or a message, characters. */
const LONGEST = 300;

/** What holds a name besides text. */
const NAMING = ['aria-label', 'placeholder', 'title', 'alt', 'value'];

const known = new Set();
/** @type {string[]} */
let fresh = [];

/** @param {string | null} text */
function add(text) {
  const name = (text ?? '').replace(/\s+/g, ' ').trim();
  if (name !== '' && name.length <= LONGEST && !known.has(name)) {
    known.add(name);
    fresh.push(name);
  }
}

/** @param {Element} element */
function addElement(element) {
  NAMING.forEach((attribute) => add(element.getAttribute(attribute)));
  // Also of several parts, such as a sentence with a word in bold.
  add(element.textContent);
  element.childNodes.forEach((child) => {
    if (child.nodeType === Node.TEXT_NODE) {
      add(child.nodeValue);
    }
  });
}

/** @param {Node} node */
function read(node) {
  const element = node instanceof Element ? node : node.parentElement;
  if (element === null || element.closest('script, style')) {
    return;
  }
  addElement(element);
  if (element.parentElement) {
    addElement(element.parentElement);
  }
  if (node === element) {
    element.querySelectorAll('*').forEach(addElement);
  }
}

new MutationObserver((records) => {
  for (const { addedNodes, target } of records) {
    [target, ...addedNodes].forEach(read);
  }
  if (fresh.length > 0) {
    /** @type {{ reportNames(names: string[]): void }} */ (/** @type {unknown} */ (window)).reportNames(fresh);
    fresh = [];
  }
}).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: NAMING });
