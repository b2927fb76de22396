import type { Page } from '@playwright/test';

/** What makes text leave its box on purpose, and where the rest can be read. */
const ON_PURPOSE = [
  // Folded results have a control below them that shows all.
  '[class*="folded"]',
  // Excerpts of what the search finds; their links lead to the rest.
  '[class*="snippet"]',
  // The name of the site beside its logo, which is left out where it has no room.
  '.navbar__brand',
  '[aria-hidden="true"]',
].join();

/** Lists the texts of a page that a box around them cuts off, so that no scrolling shows the rest. */
export async function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate((onPurpose) => {
    /** Rounding of fractions, px, and the part of a letter that stands out of its line. */
    const TOLERANCE = 2;
    const cuts = (value: string) => value === 'hidden' || value === 'clip';
    const scrolls = (value: string) => value === 'auto' || value === 'scroll';
    /** A box that shows its text to screen readers alone. */
    const isHidden = (box: DOMRect, style: CSSStyleDeclaration) =>
      box.width <= 1 || box.height <= 1 || style.clipPath !== 'none';

    const isCut = (text: DOMRect, start: Element): boolean => {
      for (let box: Element | null = start; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const own = box.getBoundingClientRect();
        if (isHidden(own, style) || style.position === 'fixed') {
          return false;
        }
        const isTooWide = text.left < own.left - TOLERANCE || text.right > own.right + TOLERANCE;
        const isTooHigh = text.top < own.top - TOLERANCE || text.bottom > own.bottom + TOLERANCE;
        if ((isTooWide && cuts(style.overflowX)) || (isTooHigh && cuts(style.overflowY))) {
          return true;
        }
        if (scrolls(style.overflowX) || scrolls(style.overflowY)) {
          return false;
        }
      }
      return false;
    };

    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const parent = node.parentElement;
      const content = node.textContent?.trim();
      const options = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
      if (
        content &&
        parent?.checkVisibility(options) &&
        !parent.closest(`script, style, noscript, svg, ${onPurpose}`)
      ) {
        const range = document.createRange();
        range.selectNodeContents(node);
        if ([...range.getClientRects()].some((text) => text.width > 0 && isCut(text, parent))) {
          found.push(content.slice(0, 60));
        }
      }
    }
    return found;
  }, ON_PURPOSE);
}

/** Lists the controls that are shown and do nothing unless a script answers them. */
export async function findDeadControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const works = (control: Element) =>
      // A picture is there in full, whether it can be enlarged or not. A menu opens by its focus.
      control.matches('[popovertarget], [type="hidden"], img, .dropdown > .navbar__link') ||
      // A form that is sent, and what is filled in there.
      control.closest('form')?.hasAttribute('action') === true;
    const controls = document.querySelectorAll(
      'button, input, select, textarea, [role="button"], [role="tab"], [contenteditable="true"], a:not([href])[role]',
    );
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !works(control))
      .map((control) => control.getAttribute('aria-label') ?? (control.textContent.trim() || control.outerHTML))
      .map((name) => name.slice(0, 60));
  });
}
