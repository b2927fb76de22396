import type { Guide, Tools } from '../../../../tools/product/screenshots/src/guide';

const group = ({ page }: Tools, name: string) => page.getByRole('button', { name, exact: true });

async function openRole({ page, panel }: Tools, name: string) {
  await panel.open('/settings/users-permissions/roles');
  await page.getByRole('gridcell', { name, exact: true }).click();
  await panel.see('Role details');
}

async function letRead(tools: Tools) {
  const { page, panel, picture } = tools;
  await panel.open('/');
  await panel.press('Settings');
  await panel.press('Roles', page.locator('ol > li', { hasText: 'Users & Permissions plugin' }));
  await panel.see('Authenticated');
  await openRole(tools, 'Public');
  await group(tools, 'Restaurant').click();
  const actions = page.getByRole('region', { name: 'Restaurant' });
  // Ticked in the sample data already.
  await picture('public-restaurant', {
    of: [group(tools, 'Restaurant'), actions],
    mark: [
      panel.control('find', actions).locator('xpath=ancestor::div[2]'),
      panel.control('findOne', actions).locator('xpath=ancestor::div[2]'),
    ],
    padding: 26,
  });
  await panel.press('Save');
  await panel.see('Role edited');
}

async function letWrite(tools: Tools) {
  const { page, panel, picture } = tools;
  await openRole(tools, 'Authenticated');
  await group(tools, 'Review').click();
  const create = panel.control('create');
  await create.check();
  await panel.press('Show bound route for api::review.controllers.review.create');
  await panel.settle();
  await page.getByText('Bound route to').scrollIntoViewIfNeeded();
  await picture('bound-route', { of: page.getByText('Bound route to').locator('xpath=ancestor::div[2]') });
  await panel.press('Save');
  await panel.see('Role edited');
}

async function createAndDelete(tools: Tools) {
  const { page, panel, picture } = tools;
  await panel.open('/settings/users-permissions/roles');
  await panel.press('Add new role');
  await panel.see('Create a role');
  await panel.press('Save');
  await panel.see('This value is required.');
  await panel.fill('Name', 'Critic');
  await panel.fill('Description', 'Writes reviews for the site');
  await page.getByLabel('Description').blur();
  await page.mouse.move(0, 0);
  await picture('create', {
    of: [panel.main.getByRole('heading', { name: 'Create a role' }), panel.control('Save'), group(tools, 'Category')],
    padding: 32,
  });
  await panel.press('Save');
  await panel.see('Critic');
  const bin = page.locator('tr', { hasText: 'Critic' }).locator('button').last();
  await bin.waitFor();
  await picture('delete', { of: panel.main.getByRole('grid'), mark: bin, padding: 16 });
  await bin.click();
  await panel.see('Confirmation');
  await panel.press('Confirm');
  await page.locator('tr', { hasText: 'Critic' }).waitFor({ state: 'hidden' });
}

async function lookAtActions(tools: Tools) {
  const { page } = tools;
  await openRole(tools, 'Public');
  for (const one of await page.getByText(/^Define all allowed actions for/).all()) {
    await one.click();
  }
}

export const guide: Guide = {
  async walk(tools) {
    await letRead(tools);
    await letWrite(tools);
    await createAndDelete(tools);
    await lookAtActions(tools);
  },
};
