import type { Page } from '@playwright/test';
import { press, tap, type Control } from './control';

/** @param text of the category, which is closed */
export const category = (text: string): Control => {
  const find = (page: Page) => page.locator('.theme-doc-sidebar-menu summary', { hasText: text });
  return {
    name: `category ${text}`,
    act: (page) => press(find(page)),
    read: (page) => find(page).evaluate(({ parentElement }) => (parentElement as HTMLDetailsElement).open),
    expected: true,
  };
};

export const hideSidebar: Control = {
  name: 'hide sidebar',
  act: (page) => press(page.locator('[data-control=sidebar]')),
  read: async (page) => [
    await page.evaluate(() => localStorage.getItem('docs.sidebar')),
    await page.locator('.theme-doc-sidebar-menu').filter({ visible: true }).count(),
  ],
  expected: ['hidden', 0],
};

/** @param selector of a `details` element */
const details = (name: string, selector: string, isPhone = false): Control => ({
  name,
  isPhone,
  act: (page) => (isPhone ? tap : press)(page.locator(`${selector} > summary`)),
  read: (page) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => (element as HTMLDetailsElement).open),
  expected: true,
});

export const contents = details('mobile table of contents', '.theme-doc-toc-mobile', true);
export const checked = details('Checked against', 'main details:has(> summary:has-text("Checked against"))');
export const longResponse = details('long response', 'main details:has(> summary:has-text("Show all"))');

export const copy: Control = {
  name: 'copy',
  act: (page) => press(page.locator('[data-control=copy]')),
  read: (page) => page.evaluate(() => window.copiedTexts.length),
  expected: 1,
};

const PICTURE = 'main img[data-control=zoom]';
const readPictures = (page: Page) => page.locator('dialog[open] > img, .medium-zoom-image--opened').count();

export const picture: Control = {
  name: 'picture',
  act: (page) => press(page.locator(PICTURE)),
  read: readPictures,
  expected: 1,
};

export const pictureByKey: Control = {
  name: 'picture by a key',
  act: async (page) => {
    await page.locator(PICTURE).filter({ visible: true }).first().focus();
    await page.keyboard.press('Enter');
  },
  read: readPictures,
  expected: 1,
};
