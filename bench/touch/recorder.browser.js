/* global webVitals */

/*
 * Runs in the page before its own scripts, and measures one tap from inside: from `pointerdown` to the frame that shows
 * the response. `tap.ts` sets `window.expectedTap` first, and puts the script of web-vitals before this one.
 */
(() => {
  const { press, shown, isFocused, hydrated } = window.expectedTap;
  /** @type {import('./tap').Recording} */
  const recording = { longestTask: 0, isShownBefore: false };
  window.tapRecording = recording;

  /** @param {Element} element */
  function isVisible(element) {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    const isInViewport = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    return (
      isInViewport &&
      width > 0 &&
      height > 0 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      (!isFocused || element === document.activeElement)
    );
  }
  const isShown = () => [...document.querySelectorAll(shown)].some(isVisible);

  // A message that is sent from a frame arrives after the frame was drawn.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    recording.shownAt = performance.now();
  };
  const watchFrames = () => {
    if (isShown()) {
      port2.postMessage(undefined);
    } else {
      requestAnimationFrame(watchFrames);
    }
  };

  addEventListener(
    'pointerdown',
    ({ target, timeStamp }) => {
      if (recording.pressedAt === undefined && target instanceof Element && target.closest(press)) {
        // When the browser received the touch: a busy page runs this later.
        recording.pressedAt = timeStamp;
        recording.isShownBefore = isShown();
        requestAnimationFrame(watchFrames);
      }
    },
    true,
  );

  if (hydrated !== undefined) {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector(hydrated)) {
        recording.hydratedAt = performance.now();
        observer.disconnect();
      }
    }).observe(document, { attributes: true, subtree: true });
  }

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      recording.longestTask = Math.max(recording.longestTask, duration);
    }
  }).observe({ type: 'longtask', buffered: true });

  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (paint) {
      recording.appearedAt = performance.timeOrigin + paint.startTime;
    }
  }).observe({ type: 'paint', buffered: true });

  webVitals.onINP(
    ({ value }) => {
      recording.interaction = value;
    },
    { reportAllChanges: true },
  );
})();
