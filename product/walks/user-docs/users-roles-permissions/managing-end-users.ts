import type { Guide, Tools } from '../../../../tools/product/screenshots/src/guide';

const USERS = '/content-manager/collectionType/plugin::users-permissions.user';

async function find({ page, panel, picture }: Tools) {
  await panel.open('/');
  await panel.press('Content Manager');
  await panel.press('User');
  await panel.see('2 entries found');
  await picture('list', {
    of: [panel.control('Back'), panel.control('Create new entry'), panel.main.getByRole('grid')],
    padding: 20,
  });
  await panel.press('Search');
  await page.keyboard.type('ana');
  await page.keyboard.press('Enter');
  await panel.see('1 entry found');
  await panel.press('Filters');
  await page.getByRole('combobox', { name: 'Select field' }).click();
  await page.getByRole('option', { name: 'blocked' }).click();
}

async function create(tools: Tools) {
  const { page, panel, picture } = tools;
  await panel.open(USERS);
  await panel.press('Create new entry');
  await panel.press('Save');
  await panel.see('This value is required.');
  await panel.fill('username', 'ana');
  await panel.fill('email', 'cleo@example.com');
  await panel.fill('password', 'Sample-1234');
  await panel.press('Save');
  await panel.see('Users must have a role');
  await panel.choose('role', 'Authenticated');
  await panel.press('Save');
  await panel.see('Username already taken');
  await panel.fill('username', 'cleo');
  await panel.fill('email', 'ana@example.com');
  await panel.press('Save');
  await panel.see('Email already taken');
  await panel.fill('email', 'cleo@example.com');
  await page.getByRole('checkbox', { name: 'confirmed' }).click();
  await page.getByRole('checkbox', { name: 'confirmed' }).blur();
  await page.mouse.move(0, 0);
  // The last messages would reach into the picture.
  await page.getByText('already taken').first().waitFor({ state: 'hidden' });
  await page.getByText('Users must have a role').waitFor({ state: 'hidden' });
  await picture('create', {
    of: [panel.field('username'), panel.field('email'), panel.control('Remove')],
    padding: 32,
  });
  await panel.press('Save');
  await panel.see('Saved');
}

async function changeAndDelete(tools: Tools) {
  const { page, panel, picture } = tools;
  await panel.open(USERS);
  await page.getByRole('gridcell', { name: 'ben', exact: true }).click();
  await panel.press('Remove');
  await panel.press('Save');
  await panel.see('Cannot remove role');
  await page.reload();
  await panel.settle();
  const blocked = page.getByRole('checkbox', { name: 'blocked' });
  await blocked.click();
  await blocked.blur();
  await picture('blocked', { of: blocked.locator('xpath=ancestor::div[2]') });
  await panel.press('Save');
  await panel.see('Saved');
  await panel.press('Delete this entry');
  await picture('delete', { of: panel.dialog, mark: panel.control('Confirm'), padding: 0 });
  await panel.press('Confirm');
  await panel.see('Deleted');
  await page.getByRole('checkbox', { name: 'Select 1', exact: true }).click();
  await panel.control('Delete').first().waitFor();
}

export const guide: Guide = {
  async walk(tools) {
    await find(tools);
    await create(tools);
    await changeAndDelete(tools);
    await tools.panel.open('/settings/users-permissions/advanced-settings');
    await tools.panel.see('Enable email confirmation');
  },
};
