/*
 * Loads the page's scripts at a sign of the reader, and keeps what is pressed until React has taken over. If a script
 * fails to load, the next press requests it again; if that fails too, a line says so and offers to try again.
 */

const { chunks = '', later = '' } = document.currentScript?.dataset ?? {};
const [pageChunks = [], laterFiles = []] = [chunks, later].map((files) => files.split(',').filter(Boolean));
// An inline style, since every page's style sheet would carry a rule for what hardly any reader sees.
const LINE =
  '<p id="deferred-hydration" class="alert alert--danger" role="alert" style="position:fixed;inset:auto 0 0;margin:0;z-index:200">' +
  'The scripts of this page could not be loaded. Links work; other controls need them. ' +
  '<button type="button" class="button button--secondary button--sm">Try again</button>';

/**
 * Lets the browser fetch the next page when a reader is about to open its link, so that the first change of page is as
 * fast as those that React makes later: https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
const rules = Object.assign(document.createElement('script'), {
  type: 'speculationrules',
  text: '{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}',
});

/** How long a touch may last before the scripts are loaded all the same, ms; a tap takes about 100. */
const LONG_TOUCH = 500;
/** What begins a touch, or comes with one: a press may follow, which is answered first. */
const TOUCH = /^(?:pointerdown|touchstart|focusin)$/;

let isStarted = false;
/** How often the reader's presses have had failed parts requested again. */
let attempt = 0;
let hasFailed = false;
/** Whether the page can't go on without being loaded again. */
let isBroken = false;
/** Whether something was pressed since the last attempt. */
let mayRetry = false;
/** What is to be done once React has taken over. @type {(() => unknown)[]} */
let kept = [];
/** The page's own scripts that failed to load. @type {string[]} */
let failedFiles = [];
/** Parts that wait for the next attempt. @type {(() => void)[]} */
let waiting = [];

/** @returns files of the scripts that begin the page */
const listScripts = () =>
  [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('script[data-src]'))].map(
    ({ dataset }) => dataset.src ?? '',
  );

/** @param {string} rel @param {string[]} files */
function link(rel, files) {
  files.forEach((href) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href, as: 'script' })),
  );
}

/** Runs scripts in their order, as those in the head do. @param {string[]} files */
function run(files) {
  const of = attempt;
  files.forEach((src) => {
    const onerror = () => failedFiles.push(src) && fail(of);
    document.head.append(Object.assign(document.createElement('script'), { src, async: false, onerror }));
  });
}

function loadScripts() {
  if (!isStarted) {
    isStarted = true;
    run(listScripts());
    // Together with the scripts, which would ask for them one after another.
    link('preload', pageChunks);
  }
}

/**
 * Loads the page's scripts, unless that has begun. After a sign of the reader, the frame that answers it comes first,
 * since even the requests would hold it up.
 *
 * @param {Event} [sign] without one, the scripts are loaded at once
 */
export function start(sign) {
  // A moving pointer is a sign with each of its events.
  if (isStarted) {
    return;
  }
  if (!sign) {
    loadScripts();
  } else if (TOUCH.test(sign.type)) {
    setTimeout(loadScripts, LONG_TOUCH);
  } else {
    requestAnimationFrame(() => setTimeout(loadScripts));
  }
}

/** As Docusaurus sees it, which fetches nothing ahead then. */
function isConnectionSlow() {
  const { connection } = /** @type {{ connection?: { effectiveType: string, saveData: boolean } }} */ (navigator);
  return connection && (connection.saveData || connection.effectiveType.includes('2g'));
}

/** Fetches what controls load when they are used, such as the search. Called again, it does nothing. */
export function fetchLater() {
  link('prefetch', laterFiles.splice(0));
}

/** Fetches what the page will need, then what its controls load, unless the reader saves data. */
export function fetchAhead() {
  if (!isConnectionSlow()) {
    if (!isStarted) {
      link('prefetch', [...listScripts(), ...pageChunks]);
      document.head.append(rules);
    }
    fetchLater();
  }
}

const findLine = () => document.getElementById('deferred-hydration');

function showLine() {
  if (!findLine()) {
    // Nothing outside of an open dialog can be pressed.
    (document.querySelector('dialog[open]') ?? document.body).insertAdjacentHTML('afterbegin', LINE);
  }
}

/** Gives the focus back if it was in the line: to the field of the open search, or to what was pressed. */
function removeLine() {
  const line = findLine();
  const hadFocus = line?.contains(document.activeElement);
  line?.remove();
  if (hadFocus) {
    /** @type {HTMLElement | null} */ (document.querySelector('dialog[open] input, [aria-busy=true]'))?.focus();
  }
}

function requestFailed() {
  hasFailed = false;
  const files = failedFiles;
  const parts = waiting;
  failedFiles = [];
  waiting = [];
  run(files);
  parts.forEach((resume) => resume());
}

/** Requests again what has failed. */
export function retry() {
  if (isBroken) {
    location.reload();
  } else if (hasFailed) {
    attempt++;
    mayRetry = false;
    removeLine();
    requestFailed();
  }
}

/**
 * Notes that a part of the page could not be loaded. It is requested again at once if a press came while it was on its
 * way, and at the next press otherwise.
 *
 * @param {number} of attempt by which it was requested
 * @returns {Promise<void>} resolves when it is to be requested again
 */
function fail(of) {
  hasFailed = true;
  const again = new Promise((resolve) => waiting.push(() => resolve(undefined)));
  if (of < attempt) {
    requestFailed();
  } else if (mayRetry) {
    retry();
  } else if (kept.length) {
    showLine();
  }
  return again;
}

/** Notes that the page's scripts have stopped for another reason. */
function giveUp() {
  isBroken = true;
  showLine();
}

/** @param {() => unknown} act what is to be done once React has taken over; a press, so that scripts are requested again */
export function keep(act) {
  kept.push(act);
  mayRetry = true;
  if (!isBroken) {
    retry();
  }
}

/** Lets React do what was kept. */
export function handOver() {
  removeLine();
  // Docusaurus fetches ahead what links lead to from here on.
  rules.remove();
  // What the page could do without, such as a banner; parts handle their failures now.
  requestFailed();
  kept.forEach((act) => act());
  kept = [];
}

/** @param {Element} control @returns {boolean} whether it belongs to the line, which then requests the scripts again */
export function answerLine(control) {
  const isAnswered = findLine()?.contains(control) ?? false;
  if (isAnswered) {
    retry();
  }
  return isAnswered;
}

// For client/retry-chunks.ts.
Object.assign(window, { deferredHydration: { fail, giveUp, getAttempt: () => attempt } });
