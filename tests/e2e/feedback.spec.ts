import { expect, test, type Page } from '@playwright/test';
import { findViolations } from '../support/axe';
import { buildOverlaySite, type BuiltSite } from '../support/overlay-site';
import { visit } from './support/visit';

// One build for all of them.
test.describe.configure({ mode: 'serial' });

const SERVICE = 'https://feedback.example.org/answers';
const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };

let site: BuiltSite;
test.beforeAll(async () => {
  test.setTimeout(900_000);
  site = await buildOverlaySite('feedback-site');
});
test.afterAll(() => site.close());

const question = (page: Page) => page.getByRole('form', { name: 'Was this page helpful?' });
const text = (page: Page) => question(page).getByRole('textbox');

/** Replaces the service, which is an outside one, and lists what it is sent. */
async function receive(page: Page, statuses: number[]): Promise<unknown[]> {
  const received: unknown[] = [];
  await page.route(SERVICE, async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') {
      return route.fulfill({ status: 204, headers: CORS });
    }
    received.push(request.postDataJSON());
    return route.fulfill({ status: statuses[received.length - 1] ?? 500, headers: CORS });
  });
  return received;
}

test('an answer and its text are sent once, by keyboard', async ({ page }) => {
  const received = await receive(page, [204]);
  await visit(page, `${site.origin}/`);
  await question(page).getByRole('button', { name: 'No' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('  What does it cost? ');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(question(page).getByRole('status')).toHaveText('Thank you. Your answer was received.');
  expect(received).toEqual([{ page: '/', version: 'current', answer: 'no', text: 'What does it cost?' }]);
});

test('a failure loses no text, and the answer can be sent again', async ({ page }) => {
  const received = await receive(page, [500, 201]);
  await visit(page, `${site.origin}/other`);
  await question(page).getByRole('button', { name: 'Yes' }).click();
  await text(page).fill('The example.');
  await question(page).getByRole('button', { name: 'Send' }).click();
  await expect(question(page).getByRole('status')).toContainText('could not be sent');
  await expect(text(page)).toHaveValue('The example.');
  await question(page).getByRole('button', { name: 'Send' }).click();
  await expect(question(page).getByRole('status')).toContainText('Thank you');
  expect(received).toEqual(Array(2).fill({ page: '/other', version: 'current', answer: 'yes', text: 'The example.' }));
});

test('the next page asks anew', async ({ page }) => {
  await receive(page, [204]);
  await visit(page, `${site.origin}/`);
  await question(page).getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('main').getByRole('link', { name: 'another' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Other page');
  await expect(question(page).getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'false');
  await expect(text(page)).toHaveCount(0);
});

test('a press before the scripts run is not lost', async ({ page }) => {
  await page.goto(`${site.origin}/`);
  await question(page).getByRole('button', { name: 'Yes' }).click();
  await expect(text(page)).toBeVisible();
});

test('without scripts nobody is asked what could not be sent', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site.origin}/`);
  await expect(page.getByText('Was this page helpful?')).toBeHidden();
  await page.close();
});

for (const theme of ['light', 'dark']) {
  test(`the question violates no accessibility rule, ${theme}`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await visit(page, `${site.origin}/`);
    await question(page).getByRole('button', { name: 'Yes' }).click();
    expect(await findViolations(page)).toEqual([]);
  });
}
