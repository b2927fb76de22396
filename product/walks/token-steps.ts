// What the walks of API tokens and of transfer tokens have in common: the panel has one form for both.
import type { Locator } from '@playwright/test';
import type { Tools } from '../../tools/product/screenshots/src/guide';

/** The page's box that begins with a heading. */
const box = ({ page }: Tools, heading: string) =>
  page.getByRole('heading', { name: heading, exact: true }).locator('..').locator('..');

/** The buttons of a row have a shape inside with the same name. */
const rowButton = ({ page }: Tools, name: string) => page.getByRole('button', { name, exact: true }).last();

/** The form under its heading, with one of its buttons marked. */
export function pictureForm(tools: Tools, name: string, { heading, mark }: { heading: string; mark: string }) {
  const { page, panel, picture } = tools;
  const parts: Locator[] = [page.getByRole('heading', { name: heading }), panel.control('Save'), box(tools, 'Details')];
  return picture(name, { of: parts, mark: panel.control(mark), padding: 8 });
}

/** What an empty form says, and the choice of no end. */
export async function seeEmptyForm({ page, panel }: Tools): Promise<void> {
  await panel.press('Save');
  await panel.see('This value is required.');
  await page.getByRole('combobox', { name: 'Token duration' }).click();
  await panel.press('Unlimited');
}

/** Copies a token that was just made; there is no other time for it. */
export async function copyToken({ panel }: Tools): Promise<void> {
  await panel.see('Make sure to copy this token, you won’t be able to see it again!');
  await panel.press('Copy to clipboard');
  await panel.see('Token copied to clipboard.');
}

/** Gives the token that is open another value. */
export async function regenerateToken(tools: Tools, name: string): Promise<void> {
  const { panel } = tools;
  await pictureForm(tools, 'regenerate', { heading: name, mark: 'Regenerate' });
  await panel.press('Regenerate');
  await panel.see('Are you sure you want to regenerate this token?');
  await panel.press('Regenerate', panel.dialog);
  await panel.see('Make sure to copy this token, you won’t be able to see it again!');
}

/** Pictures the list of tokens, at its path below `/admin`, with the bin of one of them. */
export async function pictureList(tools: Tools, path: string, name: string): Promise<void> {
  const { page, panel, picture } = tools;
  await panel.open(path);
  await picture('delete', {
    of: page.locator('table').locator('xpath=../..'),
    mark: rowButton(tools, `Delete ${name}`).locator('svg'),
  });
}

/** Deletes a token from the list. */
export async function deleteToken(tools: Tools, path: string, name: string): Promise<void> {
  const { page, panel } = tools;
  await panel.open(path);
  await rowButton(tools, `Delete ${name}`).click();
  await panel.see('Are you sure you want to delete this?');
  await panel.press('Confirm', panel.dialog);
  await page.getByText(name, { exact: true }).waitFor({ state: 'hidden' });
}

/** The rights on tokens, at the role Editor. */
export async function seeTokenRights({ page, panel }: Tools, group: string, right: string): Promise<void> {
  await panel.open('/settings/roles/2');
  await panel.press('Settings', panel.main);
  await panel.main.getByRole('button', { name: new RegExp(`^${group}`) }).click();
  await page.getByText(right).waitFor();
}
