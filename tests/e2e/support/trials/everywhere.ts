import type { Page } from '@playwright/test';
import { press, tap, type, type Control } from './control';

const TEXT = 'sort/limit 2';

const readSearch = (page: Page) =>
  page
    .locator('#search')
    .evaluate((dialog) => [
      (dialog as HTMLDialogElement).open,
      dialog.querySelector('input')?.value,
      dialog.contains(document.activeElement),
    ]);

/** @param open asks for the search */
function search(name: string, open: (page: Page) => Promise<void>, isPhone = false): Control {
  return {
    name,
    isPhone,
    act: async (page, random) => {
      await open(page);
      await type(page, TEXT, random);
    },
    read: readSearch,
    expected: [true, TEXT, true],
  };
}

/** Controls that every page has. */
export const everywhere: Control[] = [
  search('search button', (page) => press(page.locator('[data-control=search]'))),
  search('search button of a phone', (page) => tap(page.locator('[data-control=search]')), true),
  search('/', (page) => page.keyboard.press('/')),
  search('Ctrl+K', (page) => page.keyboard.press('Control+k')),
  {
    name: 'color mode',
    act: (page) => press(page.locator('.color-mode-toggle')),
    read: (page) => page.evaluate(() => [document.documentElement.dataset.theme, localStorage.getItem('theme')]),
    expected: ['dark', 'dark'],
  },
  {
    name: 'announcement',
    act: (page) => press(page.locator('.theme-announcement-bar').getByRole('button', { name: 'Close' })),
    read: async (page) => [
      await page.locator('.theme-announcement-bar').filter({ visible: true }).count(),
      await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss')),
    ],
    expected: [0, 'true'],
  },
  {
    name: 'languages',
    act: async (page) => {
      await page.locator('.navbar .dropdown > [aria-haspopup]').focus();
      await page.keyboard.press('Enter');
    },
    read: (page) =>
      page
        .locator('.navbar .dropdown')
        .evaluate((dropdown) => [
          dropdown.querySelector('[aria-expanded]')?.getAttribute('aria-expanded'),
          dropdown.querySelector('.dropdown__menu')?.checkVisibility({ visibilityProperty: true }),
        ]),
    expected: ['true', true],
  },
  {
    name: 'skip link',
    act: async (page) => {
      await page.getByRole('link', { name: 'Skip to main content' }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
    },
    // The next stop is in the text, or after a text without any.
    read: (page) =>
      page.evaluate(() => {
        const main = document.querySelector('main');
        const place = main?.compareDocumentPosition(document.activeElement ?? document) ?? 0;
        return Boolean(place & Node.DOCUMENT_POSITION_FOLLOWING);
      }),
    expected: true,
  },
  {
    name: 'menu',
    isPhone: true,
    act: (page) => tap(page.locator('.navbar__toggle')),
    read: async (page) => [
      await page.locator('.navbar__toggle').getAttribute('aria-expanded'),
      await page.locator('html[data-early-menu], .navbar-sidebar--show').count(),
    ],
    expected: ['true', 1],
  },
];
