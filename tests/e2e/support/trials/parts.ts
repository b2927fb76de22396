import type { Locator, Page } from '@playwright/test';
import { press, type, type Control } from './control';

declare global {
  interface Window {
    /** How many requests the console has sent. */
    sentRequests: number;
  }
}

/** Server of the operation; no request leaves the page. */
const API = 'http://localhost:1337/';

const send = (page: Page) => page.locator('#console').getByRole('button', { name: 'Send' });

/** Sends the request of an operation; the reader presses again if the console says so. */
export const sendRequest: Control = {
  name: 'Send',
  // Answered in the page: Playwright's own answer takes longer than the console waits when the machine is busy.
  prepare: async (page) => {
    await page.addInitScript((api) => {
      window.sentRequests = 0;
      const original = window.fetch;
      window.fetch = (input, init) => {
        if (!(input instanceof Request ? input.url : String(input)).startsWith(api)) {
          return original(input, init);
        }
        window.sentRequests += 1;
        return Promise.resolve(Response.json({ data: [] }, { statusText: 'OK' }));
      };
    }, API);
  },
  act: (page) => press(send(page)),
  repeat: async (page) => {
    if (await page.getByText('The console couldn’t be loaded').isVisible()) {
      await press(send(page));
    }
  },
  read: async (page) => [
    await page.evaluate(() => window.sentRequests),
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
