import type { Locator } from '@playwright/test';
import type { Guide, Tools } from '../../../../tools/product/screenshots/src/guide';

/** In a window that is wide enough for all columns of the permissions. */
const WIDE = { width: 1440, height: 900 };

const tab = ({ page }: Tools, name: string) => page.getByRole('tab', { name });
const open = ({ page }: Tools, name: string) => page.getByRole('button', { name, exact: true });

/** An icon in the list of the roles; screen readers don't get to it. */
const icon = ({ page }: Tools, role: string, name: string) =>
  page.locator('tr', { hasText: role }).locator('button', { hasText: name });

/** The row of a content type, or all of it when it is unfolded. */
const row = (tools: Tools, name: string) => open(tools, name).locator('xpath=ancestor::div[3]');
const unfolded = (tools: Tools, name: string) => open(tools, name).locator('xpath=ancestor::div[4]');

/** Messages go by themselves, one after another. */
async function expectNone(messages: Locator) {
  while ((await messages.count()) > 0) {
    await messages
      .first()
      .click({ timeout: 500 })
      .catch(() => undefined);
  }
}

/** Takes messages and the pointer out of the picture. */
async function tidy({ page, panel }: Tools) {
  await expectNone(page.getByRole('button', { name: 'Close', exact: true }));
  await page.mouse.move(1420, 120);
  await panel.settle();
}

async function createRole(tools: Tools) {
  const { page, panel, picture } = tools;
  await panel.open('/');
  await panel.press('Settings');
  await panel.press('Roles', page.locator('ol > li', { hasText: 'Administration panel' }));
  const add = panel.control('Add new role');
  const heading = panel.main.getByRole('heading', { name: 'Roles' });
  await picture('add-role', { of: [heading, add.first(), add.last()], mark: add.first(), padding: 20 });
  await add.first().click();
  await panel.see('Create a role');
  await page.setViewportSize(WIDE);
  await panel.press('Save');
  await panel.see('This value is required.');
  await panel.fill('Name', 'Editor');
  await panel.press('Save');
  await panel.see('An error occurred');
  await panel.press('Reset');
  await panel.fill('Name', 'Reviewer');
  await panel.fill('Description', 'Looks after the reviews of restaurants');
  await panel.press('Select all review permissions');
  await tidy(tools);
  await picture('create-role', {
    of: [panel.control('Back'), panel.control('Save'), page.getByRole('tabpanel')],
    mark: row(tools, 'Review'),
    padding: 8,
  });
  await panel.press('Save');
  await panel.see('Role created');
  await panel.see('Edit a role');
}

async function copyChangeDelete(tools: Tools) {
  const { panel, picture } = tools;
  await panel.press('Back');
  await panel.see('Reviewer');
  await tidy(tools);
  await picture('duplicate', {
    of: [panel.main.getByRole('grid'), panel.control('Add new role').last()],
    mark: icon(tools, 'Editor', 'Duplicate'),
  });
  await icon(tools, 'Editor', 'Duplicate').click();
  await panel.see('Create a role');
  await panel.fill('Name', 'Chief editor');
  await panel.press('Save');
  await panel.see('Role created');
  await panel.press('Back');
  await icon(tools, 'Super Admin', 'Delete').click();
  await panel.see('A role cannot be deleted if associated with users');
  await icon(tools, 'Chief editor', 'Delete').click();
  await panel.see('Confirmation');
  await picture('delete', { of: panel.dialog, mark: panel.control('Confirm'), padding: 0 });
  await panel.press('Confirm');
  await panel.main.getByText('Chief editor').waitFor({ state: 'hidden' });
}

async function limit(tools: Tools) {
  const { page, panel, picture } = tools;
  const permissions = page.getByRole('tabpanel');
  await page.getByText('Looks after the reviews of restaurants').click();
  await panel.see('Edit a role');
  await tidy(tools);
  const save = panel.control('Save');
  await picture('change', { of: [panel.control('Back'), save, panel.field('Description')], mark: save, padding: 20 });
  await open(tools, 'Review').click();
  const settings = permissions.getByRole('button', { name: 'Settings' });
  await tidy(tools);
  await picture('row-settings', { of: unfolded(tools, 'Review'), mark: settings, padding: 6 });
  await settings.click();
  await panel.see('Conditions');
  const list = panel.dialog.locator('li', { hasText: 'Update' }).getByRole('combobox');
  await list.click();
  await panel.press('Is creator');
  await picture('conditions', { of: [page.locator('[role=dialog]'), page.getByRole('listbox')], padding: 0 });
  await page.mouse.click(720, 330);
  await panel.see('1 currently selected');
  await panel.press('Apply');
  await open(tools, 'Review').click();
  await tidy(tools);
  await picture('condition-dot', {
    of: row(tools, 'Review'),
    mark: panel.control('Select Update review permission'),
    padding: 6,
  });
  await panel.press('Save');
  await panel.see('Saved');
}

async function lookAtPermissions(tools: Tools) {
  const { page, panel, picture } = tools;
  await panel.press('Back');
  await page.locator('tr', { hasText: 'Editor' }).click();
  await open(tools, 'Article').click();
  await tidy(tools);
  await picture('locales', {
    of: [panel.control('Select all mentions permissions'), panel.control('Select de Publish permission')],
    mark: page.getByText('Locales permissions'),
    padding: 24,
  });
  for (const name of ['Single Types', 'Plugins', 'Settings']) {
    await tab(tools, name).click();
    for (const group of await page
      .getByRole('tabpanel')
      .getByText(/^Permissions settings for/)
      .all()) {
      await group.click();
      await panel.settle();
    }
  }
  await page.getByRole('tabpanel').getByRole('button', { name: 'Settings', exact: true }).first().click();
  await panel.see('You first need to select actions (create, read, update, ...) before defining conditions on them.');
  await panel.press('Cancel', panel.dialog);
}

/** As somebody who may only create categories. */
async function lookAsAnother({ page, panel, product }: Tools) {
  await product.run(`
    const { role, user } = strapi.admin.services;
    const { id } = await role.create({ name: 'Helper', description: 'Adds categories' });
    const action = 'plugin::content-manager.explorer.create';
    await role.assignPermissions(id, [{ action, subject: 'api::category.category', properties: { fields: ['name'] } }]);
    const common = { firstname: 'Hal', lastname: 'Helper', isActive: true, registrationToken: null };
    await user.create({ ...common, email: 'hal@example.com', password: 'Sample-1234', roles: [id] });
  `);
  await page.evaluate(() => ['jwtToken', 'userInfo'].forEach((name) => localStorage.removeItem(name)));
  await panel.open('/auth/login');
  await panel.fill('Email', 'hal@example.com');
  await panel.fill('Password', 'Sample-1234');
  await panel.press('Login');
  await panel.open('/content-manager/collectionType/api::category.category');
  await panel.see("You don't have the permissions to access that content");
}

export const guide: Guide = {
  async walk(tools) {
    await createRole(tools);
    await copyChangeDelete(tools);
    await limit(tools);
    await lookAtPermissions(tools);
    await lookAsAnother(tools);
  },
};
