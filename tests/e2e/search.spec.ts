import { expect, test, type Page, type Route } from '@playwright/test';
import { findSmallTargets, findViolations } from '../support/axe';
import { findScript } from '../support/find-script';
import { visit, wake } from './support/visit';

const INDEX = '**/search-index/**';

/** Address of the script of what the dialog shows. */
const dialogScript = () => `/assets/js/${findScript('site.Search.keyMove')}`;

const button = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search the documentation' });
const hits = (page: Page) => dialog(page).getByRole('option');
/** Links of the common questions, of one area or of all that are shown. */
const questions = (page: Page, name = '') =>
  dialog(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: `Common questions: ${name}` }) })
    .getByRole('link');
const nearest = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Nearest headings' }) })
    .getByRole('link');
const area = (page: Page, name: string) => page.getByRole('radio', { name });

async function open(page: Page, address = '/cloud/intro'): Promise<void> {
  await visit(page, address);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
}

/** Opens the search and waits for what it finds. */
async function search(page: Page, text: string): Promise<void> {
  await open(page);
  await field(page).fill(text);
  await expect(hits(page)).not.toHaveCount(0);
}

/** Waits until the dialog has closed and forgotten what was written, which it does with the next frame. */
async function expectForgotten(page: Page): Promise<void> {
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('#search [role=combobox]')).toHaveValue('');
}

test.describe('the keys of the search', () => {
  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`${key} opens it, Escape closes it and gives the focus back, as often as the reader likes`, async ({
      page,
    }) => {
      await visit(page, '/cloud/intro');
      const link = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link').first();
      await link.focus();
      for (let round = 0; round < 3; round += 1) {
        await page.keyboard.press(key);
        await expect(field(page)).toBeFocused();
        await page.keyboard.type('sort');
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
        await expect(link).toBeFocused();
      }
    });
  }

  test('a key right after the one that closed it opens it again, and closes it with the focus where it was', async ({
    page,
  }) => {
    await visit(page, '/cloud/intro');
    await button(page).focus();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.evaluate(async () => {
      const press = () =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }),
        );
      press();
      await Promise.resolve();
      press();
    });
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test('the button opens it, and has the focus again afterwards, from where / opens it, too', async ({ page }) => {
    await visit(page, '/cloud/intro');
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await dialog(page).getByRole('button', { name: 'Close the search' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('/ is a slash inside fields, and Ctrl+K closes what it opened', async ({ page }) => {
    await open(page);
    await page.keyboard.type('config/server');
    await expect(field(page)).toHaveValue('config/server');
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toHaveCount(0);
    await page.goto('/search');
    await page.getByRole('searchbox').fill('a');
    await page.keyboard.type('/b');
    await expect(page.getByRole('searchbox')).toHaveValue('a/b');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('arrows and Enter open a hit, round the ends of the list', async ({ page }) => {
    await search(page, 'sort');
    const active = dialog(page).locator('[role=option][aria-selected=true]');
    await expect(active).toHaveAttribute('id', (await hits(page).first().getAttribute('id')) ?? '');
    await page.keyboard.press('ArrowUp');
    const last = hits(page).last();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? '');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const address = await hits(page).nth(1).getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(address ?? '');
  });

  test('Enter before the answer opens the first hit once it is there', async ({ page }) => {
    await open(page);
    await page.keyboard.type('populate');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/populat/);
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe('what the search finds', () => {
  test('a hit says where it is, and its link leads to the heading', async ({ page }) => {
    await search(page, 'sort populated entries');
    const first = hits(page).first();
    await expect(first).toContainText('Developer Docs');
    await expect(first.locator('mark').first()).toBeVisible();
    await first.click();
    await expect(page).toHaveURL(/#/);
    await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeInViewport();
  });

  test('the number of all results is that of the search page, which the link leads to', async ({ page }) => {
    await search(page, 'sort');
    const link = dialog(page).getByRole('link', { name: /See all \d+ results/ });
    const count = Number(/\d+/.exec(await link.innerText())?.[0]);
    expect(count).toBeGreaterThan(16);
    await expect(dialog(page).getByRole('status')).toHaveText(`${count} pages found`);
    await link.click();
    await expect(page).toHaveURL('/search?q=sort');
    const shown = page.getByRole('main').getByRole('listitem');
    await expect(shown).toHaveCount(16);
    const first = await shown.allInnerTexts();
    await page.getByRole('link', { name: 'More results' }).click();
    await expect(page).toHaveURL('/search?q=sort&page=2');
    await expect.poll(() => shown.first().innerText()).not.toBe(first[0]);
    await expect(shown).toHaveCount(Math.min(16, count - 16));
    expect((await shown.allInnerTexts()).filter((text) => first.includes(text))).toEqual([]);
  });

  for (const name of ['Developer Docs', 'Cloud']) {
    test(`the area ${name} narrows it, in the dialog and on the page`, async ({ page }) => {
      await search(page, 'project');
      await area(page, name).check();
      await expect(hits(page).filter({ hasNotText: name })).toHaveCount(0);
      await expect(hits(page)).not.toHaveCount(0);
      await dialog(page)
        .getByRole('link', { name: /See all/ })
        .click();
      await expect(page).toHaveURL(`/search?q=project&area=${name.replace(' ', '+')}`);
      await expect(area(page, name)).toBeChecked();
      const found = page.getByRole('main').getByRole('listitem');
      await expect(found).not.toHaveCount(0);
      await expect(found.filter({ hasNotText: name })).toHaveCount(0);
    });
  }

  test('markup in a query is text', async ({ page }) => {
    await open(page);
    await field(page).fill('<qqzz onxxww=jjqq(vvqqx)>zzqq');
    await expect(dialog(page)).toContainText('<qqzz onxxww=jjqq(vvqqx)>zzqq');
    await expect(dialog(page).locator('qqzz')).toHaveCount(0);
  });

  test('what was opened is kept as recent, can be a favourite, and be forgotten', async ({ page }) => {
    await search(page, 'caching');
    await page.keyboard.press('Enter');
    await expectForgotten(page);
    await page.reload();
    await page.keyboard.press('/');
    const saved = dialog(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Forget (?!the search)/ }) });
    await expect(dialog(page).getByRole('heading', { name: 'Recent pages' })).toBeVisible();
    await expect(saved).toHaveCount(1);
    await saved.getByRole('button', { name: /^Keep .* as a favourite/ }).click();
    await expect(dialog(page).getByRole('heading', { name: 'Favourites' })).toBeVisible();
    await field(page).focus();
    // The search that led there is above it.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(saved.getByRole('link')).toBeFocused();
    await saved.getByRole('button', { name: /^Forget/ }).click();
    await expect(saved).toHaveCount(0);
  });
});

test.describe('an empty dialog', () => {
  const searches = (page: Page) =>
    dialog(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Forget the search/ }) });

  test('keeps the searches after which a hit was opened, or that stayed, over visits', async ({ page }) => {
    await search(page, 'caching');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(searches(page)).toHaveText(['caching']);
    await field(page).fill('webhooks');
    await expect(hits(page)).not.toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('docs.search.saved')))
      .toContain('"searches":["webhooks","caching"]');
    await page.reload();
    await wake(page);
    await page.keyboard.press('/');
    await expect(searches(page)).toHaveText(['webhooks', 'caching']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('caching');
    await expect(field(page)).toBeFocused();
    await expect(hits(page)).not.toHaveCount(0);
    await field(page).fill('');
    await dialog(page).getByRole('button', { name: 'Forget the search webhooks' }).click();
    await expect(searches(page)).toHaveCount(1);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(searches(page)).toHaveText(['caching']);
  });

  test('shows the common questions of the area that the page belongs to, as links', async ({ page }) => {
    await open(page, '/user-docs/intro');
    await expect(questions(page, 'User Guide')).not.toHaveCount(0);
    expect(await questions(page).count()).toBe(await questions(page, 'User Guide').count());
    const first = questions(page).first();
    const address = (await first.getAttribute('href')) ?? '';
    await page.keyboard.press('ArrowDown');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('shows a few questions of each area elsewhere, and all of an area that is chosen', async ({ page }) => {
    await open(page, '/status');
    for (const name of ['Developer Docs', 'User Guide', 'Cloud']) {
      await expect(questions(page, name)).toHaveCount(3);
    }
    await area(page, 'Cloud').check();
    await expect(questions(page, 'Developer Docs')).toHaveCount(0);
    expect(await questions(page, 'Cloud').count()).toBeGreaterThan(3);
  });

  test('fetches the questions when it is opened, not ahead', async ({ page }) => {
    const offers = `/assets/js/${findScript('Common questions: ')}`;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visit(page, '/cloud/intro', { waitUntil: 'networkidle' });
    expect(asked.filter((url) => url.endsWith(offers))).toEqual([]);
    await page.keyboard.press('/');
    await expect(questions(page)).not.toHaveCount(0);
    expect(asked.filter((url) => url.endsWith(offers))).toHaveLength(1);
  });

  test('shows the rest where the questions can’t be fetched', async ({ page }) => {
    await page.route(`**/assets/js/${findScript('Common questions: ')}`, (route) => route.abort());
    await open(page);
    await expect(dialog(page).getByText('Type a word, an option')).toBeVisible();
    await field(page).fill('qqzzxxww');
    await expect(dialog(page).getByText('No results for')).toBeVisible();
    await expect(dialog(page).getByText('Try searching for')).toBeVisible();
  });
});

test.describe('when nothing is found', () => {
  const nothing = (page: Page) => page.getByText('No results for');

  test('the nearest headings are shown, no more than five, and lead there', async ({ page }) => {
    await open(page);
    await field(page).fill('authentificator');
    await expect(nothing(page)).toBeVisible();
    await expect(nearest(page)).not.toHaveCount(0);
    expect(await nearest(page).count()).toBeLessThanOrEqual(5);
    for (const text of await nearest(page).allInnerTexts()) {
      expect(text).toMatch(/auth/i);
    }
    await expect(hits(page)).toHaveCount(0);
    const first = nearest(page).first();
    const address = (await first.getAttribute('href')) ?? '';
    await page.keyboard.press('ArrowDown');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await visit(page, '/search?q=authentificator');
    await expect(nearest(page)).not.toHaveCount(0);
  });

  test('a link leads to the FAQ', async ({ page }) => {
    await open(page);
    await field(page).fill('qqzzxxww');
    await dialog(page).getByRole('link', { name: 'frequently asked questions' }).click();
    await expect(page).toHaveURL('/dev-docs/faq');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('the dialog says so, offers what does find something, and takes reports', async ({ page }) => {
    await open(page);
    await field(page).fill('qqzzxxww');
    await expect(nothing(page)).toContainText('qqzzxxww');
    await expect(dialog(page).getByText('Try searching for')).toBeVisible();
    await expect(dialog(page).getByText('Believe this query should return results?')).toBeVisible();
    const offers = dialog(page).getByRole('listitem').getByRole('button');
    for (const offer of await offers.allInnerTexts()) {
      await dialog(page).getByRole('button', { name: offer, exact: true }).click();
      await expect(hits(page)).not.toHaveCount(0);
      await expect(field(page)).toBeFocused();
      await field(page).fill('qqzzxxww');
      await expect(nothing(page)).toBeVisible();
    }
    await dialog(page).getByRole('link', { name: 'Let us know.' }).click();
    await expect(page).toHaveURL('/search?q=qqzzxxww#feedback');
    await expect(page.locator('#feedback')).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Is an answer missing?' })).toBeInViewport();
    await expect(page.locator('#feedback code')).toContainText('A search for “qqzzxxww” finds no page.');
  });

  test('in one area, all of them are offered', async ({ page }) => {
    await search(page, 'lifecycle');
    await area(page, 'User Guide').check();
    await dialog(page).getByRole('button', { name: 'Search all areas' }).click();
    await expect(hits(page)).not.toHaveCount(0);
    await expect(area(page, 'All')).toBeChecked();
  });
});

test.describe('when the index can’t be fetched', () => {
  const FAULTS: [fault: string, answer: (route: Route) => Promise<void> | void][] = [
    ['no network', (route) => route.abort()],
    ['500', (route) => route.fulfill({ status: 500, body: 'error' })],
    ['403', (route) => route.fulfill({ status: 403, body: 'forbidden' })],
    ['a malformed answer', (route) => route.fulfill({ status: 200, body: '<html>' })],
  ];
  for (const [fault, answer] of FAULTS) {
    test(`with ${fault} the dialog says so, and finds again once it is mended`, async ({ page }) => {
      await page.route(INDEX, answer);
      await open(page);
      await field(page).fill('populate');
      await expect(dialog(page).getByRole('alert')).toContainText('Unable to fetch results');
      await expect(dialog(page).getByRole('alert')).toContainText('You might want to check your network connection.');
      await page.unroute(INDEX);
      await dialog(page).getByRole('button', { name: 'Try again' }).click();
      await expect(hits(page)).not.toHaveCount(0);
    });

    test(`with ${fault} the page says so`, async ({ page }) => {
      await page.route(INDEX, answer);
      await visit(page, '/search?q=populate');
      await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
    });
  }

  const PIECE_FAULTS: [fault: string, answer: (route: Route) => Promise<void>][] = [
    ['is cut off', (route) => route.abort('connectionreset')],
    ['was removed by a new deployment', (route) => route.fulfill({ status: 404, body: 'not found' })],
    [
      'was kept in part by a cache',
      async (route) => {
        const body = await (await route.fetch()).body();
        await route.fulfill({ status: 200, body: body.subarray(0, body.length / 2) });
      },
    ],
  ];
  for (const [fault, answer] of PIECE_FAULTS) {
    test(`a piece of the index that ${fault} is no empty answer, and is fetched again`, async ({ page }) => {
      const pieces = '**/search-index/index/*';
      await page.route(pieces, answer);
      await open(page);
      await field(page).fill('populate');
      await expect(dialog(page).getByRole('alert')).toContainText('Unable to fetch results');
      await expect(dialog(page)).not.toContainText('No results for');
      // A piece that was asked for before may still be on its way.
      await page.unrouteAll({ behavior: 'wait' });
      await dialog(page).getByRole('button', { name: 'Try again' }).click();
      await expect(hits(page)).not.toHaveCount(0);
    });
  }

  test('a single file that fails to come is fetched again', async ({ page }) => {
    const asked: string[] = [];
    await page.route('**/search-index/fragment/*', (route) => {
      asked.push(route.request().url());
      return asked.length === 1 ? route.abort() : route.continue();
    });
    await search(page, 'populate');
    expect(asked.filter((address) => address === asked[0])).toHaveLength(2);
  });

  test('an index that never comes is given up after 15 seconds', async ({ page }) => {
    await page.clock.install();
    await page.route(INDEX, () => undefined);
    await open(page);
    // What the dialog shows has been loaded.
    await expect(area(page, 'All')).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await field(page).fill('populate');
    await expect(dialog(page).locator('[aria-busy=true]')).toHaveCount(1);
    await page.clock.runFor(14_000);
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
    await page.clock.runFor(2_000);
    await expect(dialog(page).getByRole('alert')).toContainText('Unable to fetch results');
    await page.unroute(INDEX);
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await page.clock.runFor(1_000);
    await expect(hits(page)).not.toHaveCount(0);
  });

  test('a dialog that can’t be fetched is told, and fetched with the next try', async ({ page }) => {
    await visit(page, '/cloud/intro');
    await page.route(`**${dialogScript()}`, (route) => route.abort());
    await page.keyboard.press('/');
    await expect(dialog(page).getByRole('alert')).toContainText('You might want to check your network connection.');
    await field(page).fill('populate');
    await page.unroute(`**${dialogScript()}`);
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(hits(page)).not.toHaveCount(0);
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  });
});

test.describe('the search page', () => {
  test('keeps what is searched in its address, which works both ways', async ({ page }) => {
    await visit(page, '/search?q=sort&area=Developer+Docs&page=2');
    const box = page.getByRole('searchbox', { name: 'Search the documentation' });
    await expect(box).toHaveValue('sort');
    await expect(area(page, 'Developer Docs')).toBeChecked();
    await expect(page.getByText(/page 2 of \d/)).toBeVisible();
    await box.press('End');
    await page.keyboard.type('ing by name');
    await expect(page).toHaveURL('/search?q=sorting+by+name&area=Developer+Docs');
    await expect(page).toHaveTitle(/^Search for “sorting by name” \|/);
    await area(page, 'All').check();
    await expect(page).toHaveURL('/search?q=sorting+by+name');
    await page.goBack();
    await expect(area(page, 'Developer Docs')).toBeChecked();
    await page.goForward();
    await expect(area(page, 'All')).toBeChecked();
  });

  test('keeps up with a fast writer', async ({ page }) => {
    await visit(page, '/search');
    const box = page.getByRole('searchbox');
    await box.focus();
    await page.keyboard.type('how do I filter by relation', { delay: 60 });
    await expect(page).toHaveURL('/search?q=how+do+I+filter+by+relation');
    await expect(box).toHaveValue('how do I filter by relation');
    await expect(box).toBeFocused();
  });

  test('is left out by search engines, and offered to browsers', async ({ page, request, baseURL }) => {
    await page.goto('/search');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    const link = page.locator('link[rel=search]');
    await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
    const description = await request.get(`${baseURL}${await link.getAttribute('href')}`);
    expect(await description.text()).toMatch(/template="http[^"]*\/search\?q=\{searchTerms\}"/);
  });

  test('a search for spaces only is no search', async ({ page }) => {
    await visit(page, '/search?q=%20%20');
    await expect(page).toHaveTitle(/^Search the documentation/);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.keyboard.press('/');
    await field(page).fill('   ');
    await field(page).press('Enter');
    await expect(dialog(page)).not.toContainText('No results for');
    await expect(dialog(page)).toBeVisible();
  });

  test('says without JavaScript that it needs it', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/search');
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.locator('.navbar button[aria-haspopup=dialog]')).toBeHidden();
    await context.close();
  });
});

test('the search is fetched ahead with the first files of its index, after the page, and nothing from another host', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, '/cloud/intro', { waitUntil: 'networkidle' });
  const isOfSearch = (url: string) => /search/.test(url) || url.endsWith(dialogScript());
  for (const file of [dialogScript(), '/search-index/pagefind-entry.json']) {
    await expect.poll(() => asked.some((url) => url.endsWith(file))).toBe(true);
  }
  expect(asked.findIndex(isOfSearch)).toBeGreaterThan(asked.findIndex((url) => /\/main\.\w+\.js$/.test(url)));
  await page.keyboard.press('/');
  await field(page).fill('populate');
  await expect(hits(page)).not.toHaveCount(0);
  expect(asked.filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([]);
  await expect(page.locator('link[rel=preconnect]')).toHaveCount(0);
});

test('nothing of the search is fetched before it is opened or its button focused where the reader saves data', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, '/cloud/intro', { waitUntil: 'networkidle' });
  const script = dialogScript();
  const parts = () => asked.filter((url) => /search/.test(url) || url.endsWith(script));
  expect(parts()).toEqual([]);
  await button(page).focus();
  await expect.poll(() => parts().some((url) => url.endsWith(script))).toBe(true);
  expect(parts().filter((url) => url.includes('/search-index/'))).toEqual([]);
  await page.keyboard.press('/');
  await field(page).fill('populate');
  await expect(hits(page)).not.toHaveCount(0);
  await expect.poll(() => parts().some((url) => url.includes('/search-index/'))).toBe(true);
});

for (const mode of ['light', 'dark'] as const) {
  for (const width of [1280, 360]) {
    test(`no state of the search violates accessibility, ${mode}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await search(page, 'populate');
      expect(await findViolations(page)).toEqual([]);
      expect((await findSmallTargets(page, 'dialog')).small).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await field(page).fill('qqzzxxww');
      await expect(dialog(page).getByText('No results for')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await field(page).fill('populate');
      const left = await page.title();
      await hits(page).first().click();
      await expectForgotten(page);
      await expect(page).not.toHaveTitle(left);
      await page.keyboard.press('/');
      await expect(dialog(page).getByRole('heading', { name: 'Recent searches' })).toBeVisible();
      await expect(questions(page).first()).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      expect((await findSmallTargets(page, 'dialog')).small).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await field(page).fill('authentificator');
      await expect(nearest(page).first()).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      expect((await findSmallTargets(page, 'dialog')).small).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await visit(page, '/search?q=sort');
      await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
      expect(await findViolations(page)).toEqual([]);
      expect((await findSmallTargets(page, 'main')).small).toEqual([]);
    });
  }
}
