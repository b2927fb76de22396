/*
 * Stands in the head of every page, so it is small and asks nothing of the site but its HTML.
 *
 * The page's scripts are fetched when the page is idle, and run at the first touch, key or movement. Until React has
 * taken over, colour mode and menu are answered here; what else is pressed is kept, and done then.
 */
(() => {
  const root = document.documentElement;
  const { always } = document.currentScript?.dataset ?? {};
  const SIGNS = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

  /** What is to be done once React has taken over. @type {(() => unknown)[]} */
  const kept = [];
  let isStarted = false;
  let isSearchAsked = false;
  let pointerPlace = '';

  /** @param {(file: string) => HTMLElement} create element for the file of a script */
  function addForScripts(create) {
    for (const { dataset } of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('script[data-src]'))) {
      document.head.append(create(dataset.src ?? ''));
    }
  }

  /** Scripts in the head run in their order. */
  function start() {
    if (!isStarted) {
      isStarted = true;
      addForScripts((src) => Object.assign(document.createElement('script'), { src, async: false }));
    }
  }

  /**
   * Browsers tell the place of a pointer that rests, too, when a page comes up or moves beneath it.
   *
   * @param {PointerEvent} event
   */
  function watchPointer({ clientX, clientY }) {
    const place = `${clientX},${clientY}`;
    if (pointerPlace && place !== pointerPlace) {
      start();
    }
    pointerPlace = place;
  }

  /** A remembered tab, a query or a part that is nothing without scripts: they run without being asked for. */
  function isNeededAtOnce() {
    return (
      always !== undefined ||
      location.search !== '' ||
      document.querySelector('[data-needs-script]') !== null ||
      (document.querySelector('[role=tablist]') !== null && isTabRemembered())
    );
  }

  function isTabRemembered() {
    try {
      return Object.keys(localStorage).some((key) => key.startsWith('docusaurus.tab.'));
    } catch {
      return false;
    }
  }

  /** As Docusaurus sees it, which fetches nothing ahead then. */
  function isConnectionSlow() {
    const { connection } = /** @type {{ connection?: { effectiveType: string, saveData: boolean } }} */ (navigator);
    return connection && (connection.saveData || connection.effectiveType.includes('2g'));
  }

  function prepare() {
    if (isNeededAtOnce()) {
      start();
    } else if (!isStarted && !isConnectionSlow()) {
      addForScripts((href) => Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
    }
  }

  function changeColorMode() {
    const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
    root.dataset.theme = mode;
    root.dataset.themeChoice = mode;
    try {
      localStorage.setItem('theme', mode);
    } catch {
      // The choice holds for this page.
    }
  }

  /** Shows the sidebar or the areas as they stand in the page; React's drawer takes its place. @param {Element} button */
  function toggleMenu(button) {
    const isOpen = root.toggleAttribute('data-early-menu');
    button.setAttribute('aria-expanded', String(isOpen));
  }

  /** React may have put another element into the place of the one that was pressed. @param {HTMLElement} control */
  function keepClick(control) {
    const { children = [] } = control.parentElement ?? {};
    const place = [...children].indexOf(control);
    kept.push(() => /** @type {HTMLElement | undefined} */ (control.isConnected ? control : children[place])?.click());
  }

  /** @param {MouseEvent} event */
  function answerClick(event) {
    const { target } = event;
    const control = target instanceof Element && target.closest('button, [role=button], [role=tab]');
    if (!control) {
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (control.matches('.color-mode-toggle')) {
      changeColorMode();
    } else if (control.matches('.navbar__toggle')) {
      toggleMenu(control);
    } else if (control instanceof HTMLElement) {
      isSearchAsked ||= control.hasAttribute('aria-keyshortcuts');
      keepClick(control);
    }
  }

  /** The keys that open the search, and what is written for it after that. @param {KeyboardEvent} event */
  function keepKey(event) {
    const { key, ctrlKey, metaKey, target } = event;
    const isInField = target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
    const isCombined = ctrlKey || metaKey;
    const opensSearch = isCombined ? key.toLowerCase() === 'k' : key === '/' && !isInField;
    const isWritten = isSearchAsked && !isCombined && /^(?:.|Backspace)$/u.test(key);
    if (opensSearch || isWritten) {
      isSearchAsked = true;
      event.preventDefault();
      event.stopImmediatePropagation();
      kept.push(() =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true })),
      );
    }
  }

  function handOver() {
    removeEventListener('pointermove', watchPointer, true);
    removeEventListener('click', answerClick, true);
    removeEventListener('keydown', keepKey, true);
    if (root.hasAttribute('data-early-menu')) {
      root.removeAttribute('data-early-menu');
      /** @type {HTMLElement | null} */ (document.querySelector('.navbar__toggle'))?.click();
    }
    kept.forEach((act) => act());
  }

  // Before the listeners that let nothing through.
  SIGNS.forEach((sign) => addEventListener(sign, start, { capture: true, once: true, passive: true }));
  addEventListener('pointermove', watchPointer, { capture: true, passive: true });
  addEventListener('click', answerClick, true);
  addEventListener('keydown', keepKey, true);
  addEventListener('DOMContentLoaded', () => {
    const toggle = document.querySelector('.color-mode-toggle');
    toggle?.removeAttribute('disabled');
    // Docusaurus warns of a wrong address of the site when its script has not run by now. Here it runs later; the
    // style sheet lies beside it.
    const sheet = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel=stylesheet]'))?.sheet;
    if (sheet) {
      Object.assign(window, { docusaurus: {} });
    }
  });
  // Browsers that have nothing to draw may call no page idle.
  addEventListener('load', () =>
    'requestIdleCallback' in window ? requestIdleCallback(prepare, { timeout: 2000 }) : setTimeout(prepare, 200),
  );
  new MutationObserver((_changes, observer) => {
    if (root.dataset.hasHydrated === 'true') {
      observer.disconnect();
      handOver();
    }
  }).observe(root, { attributeFilter: ['data-has-hydrated'] });
})();
