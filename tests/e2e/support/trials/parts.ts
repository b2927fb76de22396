import type { Locator, Page } from '@playwright/test';
import { press, type, type Control } from './control';

/** Server of the operation; no request leaves the machine. */
const API = 'http://localhost:1337/';

const send = (page: Page) => page.locator('#console').getByRole('button', { name: 'Send' });

/** Sends the request of an operation; the reader presses again if the console says so. */
export const sendRequest: Control = {
  name: 'Send',
  prepare: async (page) => {
    await page.route(`${API}**`, (route) =>
      route.fulfill({ json: { data: [] }, headers: { 'access-control-allow-origin': '*' } }),
    );
  },
  act: (page) => press(send(page)),
  repeat: async (page) => {
    if (await page.getByText('The console couldn’t be loaded').isVisible()) {
      await press(send(page));
    }
  },
  read: async (page) => [
    await page.evaluate(
      (origin) => performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(origin)).length,
      API,
    ),
    await page.locator('#console').getByText('200 OK').count(),
  ],
  expected: [1, 1],
};

export const editRequest: Control = {
  name: 'Edit the request',
  act: (page) => press(page.locator('[data-control=edit-request]')),
  repeat: async (page) => {
    if (await page.getByText('The console couldn’t be loaded').isVisible()) {
      await press(page.locator('[data-control=edit-request]'));
    }
  },
  read: (page) => page.locator('#console').getByLabel('port', { exact: true }).count(),
  expected: 1,
};

const TEXT = 'a/b c';

/** Types into a field as soon as the page has it, at the end of what it holds. */
function typeInto(name: string, find: (page: Page) => Locator): Control {
  return {
    name,
    field: find,
    act: async (page, random) => {
      await find(page).focus();
      await page.keyboard.press('Control+End');
      await type(page, TEXT, random);
    },
    read: async (page) => {
      const text = await find(page).evaluate((field) =>
        field instanceof HTMLInputElement ? field.value : field.textContent,
      );
      return text.trimEnd().slice(-TEXT.length);
    },
    expected: TEXT,
  };
}

export const queryBuilder = typeInto('query builder', (page) =>
  page.getByRole('textbox', { name: 'Endpoint' }).first(),
);
export const searchPage = typeInto('search page', (page) => page.getByRole('main').getByRole('searchbox'));
export const liveEditor = typeInto('live editor', (page) => page.getByRole('textbox', { name: 'Code, editable' }));
