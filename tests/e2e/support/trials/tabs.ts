import type { Page } from '@playwright/test';
import { press, type Control } from './control';

/** The list of tabs that a text is in. */
const tabList = (page: Page, text: string) =>
  page.getByRole('tablist').filter({ has: page.getByRole('tab', { name: text, exact: true }) });

/** Of lists that have the tab, each different state: the chosen tabs, and the places of those and of shown panels. */
const readTabs = async (page: Page, text: string, isSynced: boolean) => {
  const states = await tabList(page, text).evaluateAll((lists) =>
    lists.map((list) => {
      const tabs = [...list.children];
      const panels = [...(list.parentElement?.querySelectorAll<HTMLElement>(':scope > * > [role=tabpanel]') ?? [])];
      const chosen = tabs.filter((tab) => tab.ariaSelected === 'true');
      return JSON.stringify({
        chosen: chosen.map((tab) => tab.textContent),
        places: chosen.map((tab) => tabs.indexOf(tab)),
        shown: panels.filter((panel) => !panel.hidden).map((panel) => panels.indexOf(panel)),
      });
    }),
  );
  return [...new Set(states.slice(0, isSynced ? undefined : 1))];
};

/**
 * The second tab of a list.
 *
 * @param isSynced whether all lists that have it change together
 */
export const tab = (text: string, { isSynced }: { isSynced: boolean }): Control => ({
  name: `tab ${text}`,
  act: (page) => press(page.getByRole('tab', { name: text, exact: true })),
  read: (page) => readTabs(page, text, isSynced),
  expected: [JSON.stringify({ chosen: [text], places: [1], shown: [1] })],
});

/** The second tab of synced lists, chosen by keys. */
export const tabByKeys = (text: string): Control => ({
  ...tab(text, { isSynced: true }),
  name: `tab ${text} by keys`,
  act: async (page) => {
    await tabList(page, text).first().getByRole('tab').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  },
});
