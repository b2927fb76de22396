import { expect, test, type Locator, type Page } from '@playwright/test';
import { holdScripts } from './support/hold-scripts';
import { visit } from './support/visit';
import { movePointer } from '../../bench/move-pointer';

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });

/** Addresses that the page has fetched ahead. */
const listFetchedAhead = (page: Page): Promise<string[]> =>
  page.locator('head link[rel="prefetch"]').evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));

/** Opens a page whose scripts never arrive, so that all there is answers before React. */
async function openWithoutScripts(page: Page, address: string): Promise<void> {
  await page.route('**/assets/js/**', () => undefined);
  await page.goto(address);
}

/** Tells whether a press has its effect before the next picture is drawn, however long the machine takes for one. */
async function answersAtOnce(page: Page, press: string, isAnswered: string): Promise<boolean> {
  return page.evaluate(
    async ([selector, condition]) => {
      document.querySelector<HTMLElement>(selector)?.click();
      await new Promise(requestAnimationFrame);
      return document.querySelector(condition) !== null;
    },
    [press, isAnswered] as const,
  );
}

test.describe('before scripts run', () => {
  test('a page asks for none of them to be run until it is touched', async ({ page }) => {
    await page.goto('/cloud/projects/settings', { waitUntil: 'networkidle' });
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
    await expect(page.locator('head script[src]')).toHaveCount(0);
    await expect(page.locator('head link[rel="prefetch"]')).not.toHaveCount(0);
    await movePointer(page);
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
  });

  test('all that the page loads is fetched ahead: nothing is asked for between the first touch and hydration', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()));
    await page.goto('/cloud/projects/settings', { waitUntil: 'networkidle' });
    await expect(page.locator('head link[rel="prefetch"]')).not.toHaveCount(0);
    const ahead = await listFetchedAhead(page);
    expect(ahead.length).toBeGreaterThan(2);
    await movePointer(page);
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter((url) => !ahead.includes(url))).toEqual([]);
  });

  for (const path of ['/', '/cloud/projects/settings', '/openapi/content-api/list-restaurants', '/search']) {
    test(`${path} that is touched before that asks for all of it at once`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()));
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => dispatchEvent(new Event('wheel')));
      const named = page.locator('head link[rel=preload][as=script], head script[src]');
      await expect(named).not.toHaveCount(0);
      const count = await named.count();
      expect(count).toBeGreaterThan(1);
      await expect.poll(() => new Set(asked).size).toBe(count);
      const atOnce = new Set(asked);
      release();
      await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
      // After hydration, Docusaurus fetches ahead what links lead to.
      const ahead = await listFetchedAhead(page);
      expect(asked.filter((url) => !atOnce.has(url) && !ahead.includes(url))).toEqual([]);
    });
  }

  test('a pointer that rests while the page comes up and moves beneath it asks for none', async ({ page }) => {
    await page.goto('/cloud/projects/settings', { waitUntil: 'networkidle' });
    // As browsers tell it where something has come beneath the pointer, which they take to be at 0, 0 before it moves.
    await page.evaluate(() => {
      dispatchEvent(new PointerEvent('pointermove', { clientX: 0, clientY: 0 }));
      dispatchEvent(new PointerEvent('pointermove', { clientX: 0, clientY: 0 }));
    });
    await expect(page.locator('head script[src]')).toHaveCount(0);
    await page.mouse.move(1, 1);
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
  });

  for (const [sign, give] of [
    ['a key', (page: Page) => page.keyboard.press('Tab')],
    ['scrolling', (page: Page) => page.evaluate(() => window.scrollBy(0, 10))],
    ['a tap', (page: Page) => page.getByRole('heading', { level: 1 }).tap()],
  ] as const) {
    test(`${sign} makes them run`, async ({ browser }) => {
      const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 800 } });
      const page = await context.newPage();
      await page.goto('/cloud/projects/settings', { waitUntil: 'networkidle' });
      await give(page);
      await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
      await context.close();
    });
  }

  test('nothing is fetched ahead where the reader saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } });
    });
    await page.goto('/cloud/projects/settings', { waitUntil: 'networkidle' });
    await expect(page.locator('head link[rel="prefetch"]')).toHaveCount(0);
  });

  test('the colour mode changes at once, and is kept', async ({ page }) => {
    await openWithoutScripts(page, '/cloud/intro');
    expect(await answersAtOnce(page, '.color-mode-toggle', 'html[data-theme="dark"]')).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'dark');
  });

  test('the menu of a phone shows the sidebar at once, and closes again', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openWithoutScripts(page, '/cloud/projects/settings');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await expect(sidebar).toBeHidden();
    expect(await answersAtOnce(page, '.navbar__toggle', 'html[data-early-menu]')).toBe(true);
    await expect(sidebar.getByRole('link', { name: 'Projects overview' })).toBeInViewport();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await toggle(page).click();
    await expect(sidebar).toBeHidden();
  });

  test('the menu of a phone shows the areas on pages without a sidebar', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openWithoutScripts(page, '/home/Home');
    const area = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'User Guide' });
    await expect(area).toBeHidden();
    await toggle(page).click();
    await expect(area).toBeInViewport();
  });

  test('the contents list of a phone opens at once and leads to its headings', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openWithoutScripts(page, '/cloud/projects/settings');
    const contents = page.locator('.theme-doc-toc-mobile');
    expect(await answersAtOnce(page, '.theme-doc-toc-mobile summary', '.theme-doc-toc-mobile[open]')).toBe(true);
    await contents.getByRole('link').last().click();
    await expect(page).toHaveURL(/#./);
    await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeInViewport();
  });

  test('a category of the sidebar opens and stays', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/cloud/intro');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.locator('summary', { hasText: 'Projects' }).click();
    await expect(sidebar.getByRole('link', { name: 'Projects overview' })).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Welcome to Strapi Cloud' })).toBeHidden();
    release();
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
    await expect(sidebar.getByRole('link', { name: 'Projects overview' })).toBeVisible();
    await expect(page).toHaveURL('/cloud/intro');
  });

  test('the sidebar is hidden at once, stays hidden, and is shown again', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/cloud/intro');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    expect(await answersAtOnce(page, '[data-control=sidebar]', 'html[data-sidebar-hidden]')).toBe(true);
    await expect(sidebar).toBeHidden();
    release();
    await movePointer(page);
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
    await expect(sidebar).toBeHidden();
    await page.getByRole('button', { name: 'Expand sidebar' }).click();
    await expect(sidebar).toBeVisible();
  });

  test('the announcement closes at once, and stays closed', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/cloud/intro');
    const bar = page.locator('.theme-announcement-bar');
    await bar.getByRole('button', { name: 'Close' }).click();
    await expect(bar).toBeHidden();
    release();
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
    await expect(bar).toHaveCount(0);
    await page.reload();
    await expect(bar).toBeHidden();
  });

  test('code is copied at once', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openWithoutScripts(page, '/dev-docs/quick-start');
    const block = page.locator('.theme-code-block').first();
    await block.hover();
    // The label stands for a second of the page's clock, however slow the machine is.
    await page.clock.pauseAt(Date.now() + 60_000);
    await block.getByRole('button', { name: /^Copy / }).click();
    await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
    const lines = await block.locator('.token-line').allTextContents();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(lines.join('\n'));
    await page.clock.runFor(1000);
    await expect(block.getByRole('button', { name: /^Copy / })).toBeVisible();
  });

  test('touch screens show the button that copies', async ({ browser }) => {
    const page = await browser.newPage({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });
    await openWithoutScripts(page, '/dev-docs/quick-start');
    await expect(page.locator('[data-control=copy]').first()).toHaveCSS('opacity', '1');
    await page.close();
  });

  for (const [way, enlarge] of [
    ['a press', (picture: Locator) => picture.click()],
    ['a key', (picture: Locator) => picture.press('Enter')],
  ] as const) {
    test(`a picture is enlarged by ${way}, and closed by Escape`, async ({ page }) => {
      await openWithoutScripts(page, '/user-docs/intro');
      const picture = page
        .getByRole('main')
        .getByRole('button', { name: /^Enlarge: / })
        .first();
      await enlarge(picture);
      const dialog = page.locator('dialog[open]');
      await expect(dialog.getByRole('img')).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(picture).toBeFocused();
    });
  }

  test('links lead to their pages', async ({ page }) => {
    await openWithoutScripts(page, '/cloud/intro');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'User Guide' }).click();
    await expect(page).toHaveURL('/user-docs/intro');
  });
});

test.describe('what is pressed before React has taken over is done then', () => {
  /** Holds the scripts back until they are released. */
  async function open(page: Page, address: string): Promise<() => void> {
    const release = await holdScripts(page);
    await page.goto(address);
    return release;
  }

  test('an open menu stays until it is closed, and then the drawer is the next', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const release = await open(page, '/cloud/projects/settings');
    await toggle(page).click();
    release();
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
    const link = page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Projects overview' });
    await expect(link).toBeInViewport();
    await link.click();
    await expect(page).toHaveURL('/cloud/projects/overview');
    await expect(html(page)).not.toHaveAttribute('data-early-menu');
    await toggle(page).click();
    await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
  });

  test('a colour mode stays, and the button knows it', async ({ page }) => {
    const release = await open(page, '/cloud/intro');
    await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
    release();
    await expect(page.getByRole('button', { name: /currently dark mode/ })).toBeVisible();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });

  for (const [way, ask] of [
    ['a key', (page: Page) => page.keyboard.press('/')],
    ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
    ['the button', (page: Page) => page.getByRole('button', { name: 'Search' }).click()],
  ] as const) {
    test(`the search opens by ${way}, with what was written since`, async ({ page }) => {
      const release = await open(page, '/cloud/intro');
      await ask(page);
      await page.keyboard.type('a/bx');
      await page.keyboard.press('Backspace');
      release();
      const field = page.getByRole('dialog').getByRole('combobox');
      await expect(field).toHaveValue('a/b');
      await page.keyboard.type('c');
      await expect(field).toHaveValue('a/bc');
    });
  }
});

test('a part that is nothing without scripts makes them run untouched', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
});

test('a query in the address makes them run untouched, as a part may read it', async ({ page }) => {
  await page.goto('/cloud/intro?from=mail');
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
});

test('a browser that never calls a page idle runs them, too', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, { timeout = 60_000 } = {}) => window.setTimeout(callback, timeout);
  });
  await page.goto('/cloud/intro?from=mail');
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
});

test('a tab that is chosen before React stays, and nothing moves when React takes over', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/dev-docs/quick-start');
  const list = page.getByRole('tablist').first();
  const tab = list.getByRole('tab').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
  const panels = page.locator('[role=tabpanel]');
  const read = async () => ({
    hidden: await panels.evaluateAll((all) => all.map((panel) => (panel as HTMLElement).hidden)),
    top: await tab.evaluate((element) => element.getBoundingClientRect().top),
    isFocused: await tab.evaluate((element) => element === document.activeElement),
  });
  const before = await read();
  expect(before.isFocused).toBe(true);
  await tab.evaluate((element) => Object.assign(element, { isSame: true }));
  release();
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(await tab.evaluate((element) => 'isSame' in element)).toBe(true);
  expect(await read()).toEqual(before);
  await list.getByRole('tab').first().click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
});

test('the chosen tab is underlined, before React and after', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/dev-docs/quick-start');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  const listLines = () =>
    tabs.evaluateAll((all) =>
      all.map((tab) => {
        const { borderBottomColor, borderBottomWidth } = getComputedStyle(tab);
        return [tab.getAttribute('aria-selected'), borderBottomWidth, borderBottomColor === 'rgba(0, 0, 0, 0)'];
      }),
    );
  const expected = [
    ['true', '3px', false],
    ['false', '3px', true],
  ];
  expect(await listLines()).toEqual(expected);
  await page.keyboard.press('Tab');
  release();
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
  expect(await listLines()).toEqual(expected);
});

test('a remembered tab is shown untouched', async ({ page }) => {
  const address = '/dev-docs/quick-start';
  await visit(page, address);
  const tab = page.getByRole('tab').nth(1);
  const name = await tab.innerText();
  await tab.click();
  await page.goto(address);
  await expect(page.getByRole('tab', { name, selected: true }).first()).toBeVisible();
});
