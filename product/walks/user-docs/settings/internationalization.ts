import type { Guide, Tools } from '../../../../tools/product/screenshots/src/guide';

/** An icon in the line of a locale; these have no roles, since the product hides them from screen readers. */
function iconOf({ page }: Tools, locale: string, name: string) {
  return page.getByRole('row').filter({ hasText: locale }).locator('button').filter({ hasText: name });
}

async function addLocale(tools: Tools) {
  const { page, panel, picture } = tools;
  await panel.press('Add new locale');
  const { dialog } = panel;
  const list = dialog.getByRole('combobox', { name: 'Locales' });
  await list.click();
  await list.fill('Span');
  await page.getByRole('option', { name: 'Spanish (es)', exact: true }).click();
  await panel.fill('Locale display name', 'Spanish');
  await dialog.getByRole('heading', { name: 'Configurations' }).click();
  await picture('add', { of: dialog, mark: panel.control('Save', dialog), padding: 0 });
  await panel.press('Advanced settings', dialog);
  await panel.see('Set as default locale');
  await panel.press('Save', dialog);
  await panel.seeMessage('Locale successfully added');
}

async function renameLocale(tools: Tools) {
  const { page, panel, picture } = tools;
  await iconOf(tools, 'French (fr)', 'Edit a locale').click();
  await panel.fill('Locale display name', 'French'.repeat(9));
  await panel.press('Save', panel.dialog);
  await panel.see('The locale display name can only be less than 50 characters.');
  await panel.fill('Locale display name', 'French');
  await panel.dialog.getByRole('heading', { name: 'Configurations' }).click();
  const name = panel.field('Locale display name');
  await picture('rename', { of: panel.dialog, mark: [name, panel.control('Save', panel.dialog)], padding: 0 });
  await panel.press('Advanced settings', panel.dialog);
  const box = page.getByRole('checkbox', { name: 'Set as default locale' });
  await box.check();
  await panel.dialog.getByRole('heading', { name: 'Configurations' }).click();
  await picture('default', {
    of: panel.dialog,
    mark: panel.dialog.locator('label'),
    padding: 0,
  });
  await panel.press('Save', panel.dialog);
  await panel.seeMessage('Locale successfully edited');
}

async function deleteLocale(tools: Tools) {
  const { page, panel, picture } = tools;
  const bin = iconOf(tools, 'German (de)', 'Delete a locale');
  await picture('delete', { of: page.getByRole('grid').locator('../..'), mark: bin });
  await bin.click();
  await panel.see('Are you sure you want to delete this?');
  await panel.press('Confirm');
  await panel.seeMessage('Locale successfully deleted');
}

/** Lets editors write in the new language. */
async function allowLocale(tools: Tools) {
  const { page, panel, picture } = tools;
  // Wide enough for the column of publishing.
  await page.setViewportSize({ width: 1440, height: 900 });
  await panel.open('/settings/roles');
  await page.getByRole('row').filter({ hasText: 'Editor' }).click();
  await page.getByRole('button', { name: /^Article/ }).click();
  const boxes = ['Create', 'Read', 'Update', 'Delete', 'Publish'].map((right) =>
    page.getByRole('checkbox', { name: `Select es ${right} permission` }),
  );
  for (const box of boxes) {
    await box.check();
  }
  const table = [page.getByText('Locales permissions'), page.getByText('Publish', { exact: true }).last()];
  await picture('role', { of: [...table, ...boxes], mark: boxes, padding: 16 });
  await panel.press('Save');
  await panel.seeMessage('Saved');
}

export const guide: Guide = {
  async walk(tools) {
    const { page, panel, picture } = tools;
    await panel.open('/settings/internationalization');
    const list = [page.getByRole('heading', { level: 1 }), page.getByRole('grid').locator('../..')];
    const add = panel.control('Add new locale');
    await picture('list', { of: [...list, add], mark: add, padding: 20 });
    await addLocale(tools);
    await renameLocale(tools);
    await deleteLocale(tools);
    await allowLocale(tools);
  },
};
