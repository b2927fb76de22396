import type { Guide, Tools } from '../../../../tools/product/screenshots/src/guide';

const BUILDER = '/plugins/content-type-builder';

const open = ({ panel }: Tools, type: string) => panel.open(`${BUILDER}/content-types/api::${type}.${type}`);

async function editType(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  await open(tools, 'review');
  await panel.press('Edit');
  await panel.see('Edit Review');
  await panel.see('Delete');
  await picture('edit', { of: panel.dialog, padding: -1 });
  await picture('delete', { of: panel.dialog, mark: panel.control('Delete'), padding: -1 });
  await panel.press('Advanced settings');
  await panel.press('Draft & publish');
  await panel.see('Yes, disable');
  const question = page.getByRole('dialog').last();
  await picture('disable-drafts', { of: question, mark: panel.control('Yes, disable'), padding: -1 });
  await panel.press('No, cancel');
  await panel.press('Cancel');
  await open(tools, 'category');
  await panel.press('Edit');
  await page.getByText('Single Type', { exact: true }).click();
  await panel.press('Finish');
  await panel.see('Content type has conflicting relations');
  await open(tools, 'article');
  await panel.press('Edit');
  await panel.press('Advanced settings');
  await panel.press('Internationalization');
  await panel.press('No, cancel');
}

/** Goes as far as the message, and keeps the change away from the server, which would really restart. */
async function failToSave({ page, panel }: Tools): Promise<void> {
  await page.route('**/content-type-builder/content-types/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 400, json: {} }) : route.continue(),
  );
  await panel.press('Save');
  await panel.see('An error occurred');
  await page.unrouteAll();
}

async function editComponent({ page, panel, picture }: Tools): Promise<void> {
  await panel.open(`${BUILDER}/component-categories/content/content.quote`);
  await panel.press('Edit');
  await panel.see('Edit Quote');
  await picture('edit-component', { of: panel.dialog, mark: page.getByRole('combobox').locator('../..'), padding: -1 });
  await picture('delete-component', { of: panel.dialog, mark: panel.control('Delete'), padding: -1 });
  await panel.fill('Display name', 'Citation');
  await panel.press('Finish');
  await panel.see('Citation');
}

async function changeFields(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  await open(tools, 'category');
  const row = page.getByRole('row', { name: 'description' });
  await picture('field-row', { of: row, mark: row.locator('button').first().locator('../..'), padding: 0 });
  await row.click();
  await panel.see('Edit Description');
  await panel.see('Long text');
  await panel.press('Advanced settings');
  await panel.see('Required field');
  await panel.press('Basic settings');
  await panel.fill('Name', 'about');
  await panel.press('Finish');
  await panel.see('about');
  const bin = page.locator('button', { hasText: 'Delete about' });
  await picture('delete-field', { of: page.getByRole('row', { name: 'about' }), mark: bin, padding: 0 });
  await bin.click();
  await page.getByRole('row', { name: 'about' }).waitFor({ state: 'hidden' });
  await failToSave(tools);
  await page.locator('button', { hasText: 'Edit restaurants' }).click();
  const signs = panel.dialog.locator('button').filter({ hasText: /^$/ });
  for (const [sign, sentence] of [
    [0, 'has one'],
    [5, 'has many'],
  ] as const) {
    await signs.nth(sign).click();
    await panel.see(sentence);
  }
}

export const guide: Guide = {
  unseen: {
    'Are you sure you want to delete this collection type?': 'the browser asks this, not the page',
    'Are you sure you want to delete this component?': 'the browser asks this, not the page',
    'Are you sure? Your changes will be lost.': 'the browser asks this, not the page',
    'Are you sure you want to leave? All your modifications will be lost.': 'the browser asks this, not the page',
  },
  async walk(tools) {
    tools.page.on('dialog', (dialog) => void dialog.accept());
    await editType(tools);
    await editComponent(tools);
    await changeFields(tools);
  },
};
