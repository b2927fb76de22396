import { expect, test, type Locator, type Page } from '@playwright/test';
import { findViolations } from '../support/axe';
import { buildOverlaySite } from '../support/overlay-site';

test.describe.configure({ mode: 'serial' });

let site: Awaited<ReturnType<typeof buildOverlaySite>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await buildOverlaySite('reading-site');
});
test.afterAll(() => site.close());
test.beforeEach(async ({ page }) => {
  await page.goto(`${site.origin}/`, { waitUntil: 'networkidle' });
});

const codeBlock = (page: Page, text: string) => page.locator('.theme-code-block').filter({ hasText: text });

async function copy(page: Page, block: Locator): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await block.hover();
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

test.describe('code', () => {
  test('is copied without prompts, output, removed lines and diff marks', async ({ page }) => {
    expect(await copy(page, codeBlock(page, 'added 1 package'))).toBe('npm install \\\n  --save-exact\nnpm start');
    expect(await copy(page, codeBlock(page, '-port: 80'))).toBe("host: 'localhost',\nport: 1337,");
    const server = await copy(page, codeBlock(page, 'module.exports'));
    expect(server).toContain('port: 1337');
    expect(server).not.toContain('port: 80');
    expect(server).not.toContain('next-line');
  });

  test('has a title, line numbers, and marked lines', async ({ page }) => {
    const block = codeBlock(page, 'module.exports');
    await expect(block).toContainText('./config/server.js');
    await expect(block.locator('[class*="codeLineNumber"]')).toHaveCount(6);
    await expect(block.locator('.theme-code-block-highlighted-line')).toContainText('a-value-that-is-so-long');
    await expect(codeBlock(page, 'const first').locator('.theme-code-block-highlighted-line')).toHaveText(/second = 2/);
    const colourOf = (name: string) => block.locator(name).evaluate((line) => getComputedStyle(line).backgroundColor);
    expect(await colourOf('.code-block-added')).not.toBe(await colourOf('.code-block-removed'));
    expect(await colourOf('.code-block-added')).not.toBe('rgba(0, 0, 0, 0)');
  });

  test('is wrapped on request', async ({ page }) => {
    const block = codeBlock(page, 'module.exports');
    const overflows = () => block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
    expect(await overflows()).toBe(true);
    await block.hover();
    await block.getByRole('button', { name: 'Toggle word wrap' }).click();
    expect(await overflows()).toBe(false);
  });
});

test('tabs of a group change together, and the choice is kept', async ({ page }) => {
  await expect(page.getByText('first in JavaScript')).toBeVisible();
  await page.getByRole('tab', { name: 'TypeScript' }).first().click();
  await expect(page.getByText('first in TypeScript')).toBeVisible();
  await expect(page.getByText('second in TypeScript')).toBeVisible();
  await page.reload();
  await expect(page.getByText('second in TypeScript')).toBeVisible();
});

test('every type of admonition has its heading', async ({ page }) => {
  for (const [type, heading] of [
    ['note', 'note'],
    ['tip', 'tip'],
    ['info', 'info'],
    ['caution', 'caution'],
    ['danger', 'danger'],
    ['warning', 'warning'],
    ['prerequisites', 'Prerequisites'],
    ['strapi', 'Good to know'],
  ] as const) {
    await expect(page.locator(`.theme-admonition-${type} > div`).first()).toHaveText(heading);
  }
  const callouts = page.locator('.theme-admonition-callout');
  await expect(callouts.nth(0)).toHaveText('A callout without a title.');
  await expect(callouts.nth(1).locator('> div').first()).toHaveText('Its own title');
});

test('a term is explained by mouse and keyboard, and the explanation closes again', async ({ page }) => {
  const explanation = page.getByText('A name that is unique in the project.');
  const term = page.getByRole('button', { name: 'UID' });
  await expect(explanation).toBeHidden();
  await term.click();
  await expect(explanation).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(explanation).toBeHidden();
  await term.focus();
  await page.keyboard.press('Enter');
  await expect(explanation).toBeInViewport();
});

test.describe('pictures', () => {
  const form = (page: Page) => page.getByRole('button', { name: 'Enlarge: A form with two fields' });
  const opened = (page: Page) => page.locator('.medium-zoom-image--opened');

  test('open and close by mouse, and stay as they are inside links', async ({ page }) => {
    await form(page).click();
    await expect(opened(page)).toBeVisible();
    await opened(page).click();
    await expect(opened(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'A picture that is a link' }).click();
    await expect(page).toHaveURL(`${site.origin}/other`);
  });

  test('open and close by keyboard, and give the focus back', async ({ page }) => {
    await form(page).focus();
    await page.keyboard.press('Enter');
    await expect(opened(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opened(page)).toHaveCount(0);
    await expect(form(page)).toBeFocused();
    await page.keyboard.press(' ');
    await expect(opened(page)).toBeVisible();
  });

  test('stay open while the reader scrolls by 40 px and close beyond', async ({ page }) => {
    await form(page).click();
    await expect(page.locator('.medium-zoom--opened')).toHaveCount(1);
    await page.waitForTimeout(400);
    await page.mouse.wheel(0, 30);
    await page.waitForTimeout(600);
    await expect(opened(page)).toBeVisible();
    await page.mouse.wheel(0, 60);
    await expect(opened(page)).toHaveCount(0);
  });

  test('can be enlarged again 1000 ms after a route change', async ({ page }) => {
    await page.getByRole('link', { name: 'The other page' }).click();
    const picture = page.getByRole('img', { name: 'The same form elsewhere' });
    await expect(picture).toBeVisible();
    const button = page.getByRole('button', { name: 'Enlarge: The same form elsewhere' });
    expect(await button.count()).toBe(0);
    await expect(button).toBeVisible({ timeout: 2500 });
    await button.click();
    await expect(opened(page)).toBeVisible();
  });

  test('in a light and a dark form are enlarged in the one that is shown', async ({ page }) => {
    await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
    await page.getByRole('button', { name: 'Enlarge: The panel' }).filter({ visible: true }).click();
    await expect(opened(page)).toHaveAttribute('src', /logo-dark/);
  });
});

for (const mode of ['light', 'dark'] as const) {
  test(`no reading feature violates accessibility, ${mode}`, async ({ page }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Enlarge: A form with two fields' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });
}
