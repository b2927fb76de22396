import type { Guide, Tools } from '../../../src/guide';

/** The buttons of a row have a shape inside with the same name. */
const rowButton = ({ page }: Tools, name: string) => page.getByRole('button', { name, exact: true }).last();

/** The page's box that begins with a heading. */
const box = ({ page }: Tools, heading: string) =>
  page.getByRole('heading', { name: heading, exact: true }).locator('..').locator('..');

async function seeTypesAndDurations({ page, panel }: Tools): Promise<void> {
  await panel.press('Save');
  await panel.see('This value is required.');
  await page.getByRole('combobox', { name: 'Token duration' }).click();
  await panel.press('Unlimited');
  await panel.choose('Token duration', '30 days');
  await panel.choose('Token type', 'Full access');
  await panel.choose('Token type', 'Read-only');
}

async function fillIn({ page, panel }: Tools, { name, type }: { name: string; type: string }): Promise<void> {
  await panel.fill('Name', name);
  await panel.choose('Token duration', '30 days');
  await panel.choose('Token type', type);
  // Leaves the field, as the next press would.
  await page.getByRole('combobox', { name: 'Token type' }).blur();
}

async function create(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  await panel.press('Create new API Token');
  await seeTypesAndDurations(tools);
  // Messages about empty fields stay until the next press of Save.
  await page.reload();
  await panel.fill('Description', 'Shows the dishes. Ask Bea about it.');
  await fillIn(tools, { name: 'Website', type: 'Read-only' });
  await picture('form', {
    of: [page.getByRole('heading', { name: 'Create API Token' }), panel.control('Save'), box(tools, 'Details')],
    mark: panel.control('Save'),
    padding: 8,
  });
  await panel.press('Save');
  await panel.see('API Token successfully created');
  await panel.see('Make sure to copy this token, you won’t be able to see it again!');
  await panel.press('Copy to clipboard');
  await panel.see('Token copied to clipboard.');
}

async function refuseSameName(tools: Tools): Promise<void> {
  await tools.panel.open('/settings/api-tokens/create');
  await fillIn(tools, { name: 'Website', type: 'Read-only' });
  await tools.panel.press('Save');
  await tools.panel.see('Name already assigned to another token');
}

async function choosePermissions(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  await panel.open('/settings/api-tokens/create');
  await fillIn(tools, { name: 'Menu board', type: 'Custom' });
  await panel.press('Dish');
  await panel.press('find');
  await panel.press('findOne');
  await panel.see('Select all');
  await page.getByTestId('action-cog').first().click();
  const heading = page.getByRole('heading', { name: 'Permissions', exact: true });
  await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.mouse.wheel(0, -120);
  await page.mouse.move(0, 0);
  await picture('permissions', {
    of: [heading, page.getByText('Bound route to').locator('..'), page.getByLabel('delete')],
    mark: [page.getByLabel('find', { exact: true }), page.getByTestId('action-cog').first()],
    padding: 34,
  });
  await panel.press('Save');
  await panel.see('API Token successfully created');
}

async function seeRights({ page, panel }: Tools): Promise<void> {
  await panel.open('/settings/roles/2');
  await panel.press('Settings', panel.main);
  await panel.main.getByRole('button', { name: /^Api tokens/ }).click();
  await page.getByText('Access the API tokens settings page').waitFor();
}

export const guide: Guide = {
  async walk(tools) {
    const { page, panel, picture, product } = tools;
    await product.run("await strapi.query('admin::api-token').deleteMany({})");
    await panel.open('/settings/api-tokens');
    await panel.see('Add your first API Token');
    await create(tools);
    await choosePermissions(tools);
    await product.run("await strapi.query('admin::api-token').updateMany({ data: { createdAt: '2023-10-06' } })");

    await panel.open('/settings/api-tokens');
    await picture('delete', {
      of: panel.main.locator('table').locator('xpath=../..'),
      mark: rowButton(tools, 'Delete Website').locator('svg'),
    });
    await panel.press('Edit Website');
    await panel.see('This token isn’t accessible anymore.');
    await panel.press('Save');
    await panel.see('API Token successfully edited');
    await panel.open('/settings/api-tokens');
    await panel.press('Edit Website');
    await picture('regenerate', {
      of: [page.getByRole('heading', { name: 'Website' }), panel.control('Save'), box(tools, 'Details')],
      mark: panel.control('Regenerate'),
      padding: 8,
    });
    await panel.press('Regenerate');
    await panel.see('Are you sure you want to regenerate this token?');
    await panel.press('Regenerate', panel.dialog);
    await panel.see('Make sure to copy this token, you won’t be able to see it again!');

    await refuseSameName(tools);
    await panel.open('/settings/api-tokens');
    await rowButton(tools, 'Delete Website').click();
    await panel.see('Are you sure you want to delete this?');
    await panel.press('Confirm', panel.dialog);
    await page.getByText('Website', { exact: true }).waitFor({ state: 'hidden' });
    await seeRights(tools);
  },
};
