import type { Browser, Page } from '@playwright/test';
import { quantile } from './quantile';
import { movePointer } from './move-pointer';

export type RouteChangeFigures = { changes: number; median: number; p95: number };

/** How much slower than this machine's the reader's processor is taken to be. */
export const SLOWDOWN = 4;

/** What the site fetches ahead has this long to arrive before the next click, ms. */
const PAUSE = 500;

/** How long the pointer rests on a link before it is pressed, ms. */
const AIM = 200;

const listLinks = (page: Page) =>
  page
    .locator('.theme-doc-sidebar-menu a.menu__link[href^="/"]')
    .evaluateAll((links) =>
      links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href') ?? ''),
    );

/** Time from a click on a link of the sidebar until the heading of its page has been drawn, ms. */
async function timeChange(page: Page, href: string): Promise<number> {
  return page.evaluate(
    async ([target, aim]) => {
      const heading = document.querySelector('h1');
      const link = document.querySelector<HTMLElement>(`.theme-doc-sidebar-menu a[href="${target}"]`);
      link?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, aim));
      const start = performance.now();
      link?.click();
      // A task behind each frame: what React has put into the page has been laid out and drawn by then.
      do {
        await new Promise(requestAnimationFrame);
        await new Promise((resolve) => setTimeout(resolve));
      } while (document.querySelector('h1') === heading);
      return performance.now() - start;
    },
    [href, AIM] as const,
  );
}

/**
 * Changes from page to page by the links of a sidebar, on a site whose pages have been fetched ahead.
 *
 * @param url of a page with a sidebar
 */
export async function measureRouteChanges(browser: Browser, url: string, rounds = 5): Promise<RouteChangeFigures> {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await movePointer(page);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const href of await listLinks(page)) {
      // A link may lead to a page with another sidebar; its own pages are left out then.
      if (!page.url().endsWith(href) && (await listLinks(page)).includes(href)) {
        await page.waitForTimeout(PAUSE);
        times.push(await timeChange(page, href));
      }
    }
  }
  await page.close();
  return { changes: times.length, median: quantile(times, 0.5), p95: quantile(times, 0.95) };
}
