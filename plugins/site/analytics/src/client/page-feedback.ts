/** Whether the tag manager gets what readers say; where nothing else does, the question is shown by it. */
const ATTRIBUTE = 'data-analytics';

/** Passes what readers say at the end of a page to the data layer, as `page_feedback` with the fields of the report. */
export function passOnFeedback(): void {
  document.documentElement.setAttribute(ATTRIBUTE, '');
  document.addEventListener('page-feedback', (event) => {
    window.dataLayer.push({ event: 'page_feedback', feedback: (event as CustomEvent<object>).detail });
  });
}
