import type { Guide, Tools } from '../../../src/guide';

/** The buttons of a row have a shape inside with the same name. */
const rowButton = ({ page }: Tools, name: string) => page.getByRole('button', { name, exact: true }).last();

/** The page's box that begins with a heading. */
const box = ({ page }: Tools, heading: string) =>
  page.getByRole('heading', { name: heading, exact: true }).locator('..').locator('..');

async function fillIn({ page, panel }: Tools): Promise<void> {
  await panel.fill('Name', 'Launch');
  await panel.fill('Description', 'For the test server');
  await panel.choose('Token duration', '7 days');
  await page.getByRole('combobox', { name: 'Token type' }).click();
  await panel.see('Push');
  await panel.see('Full Access');
  await panel.press('Pull');
  // Leaves the field, as the next press would.
  await page.getByRole('combobox', { name: 'Token type' }).blur();
}

async function create(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  await panel.press('Create new Transfer Token');
  await panel.press('Save');
  await panel.see('This value is required.');
  await page.getByRole('combobox', { name: 'Token duration' }).click();
  await panel.press('Unlimited');
  // Messages about empty fields stay until the next press of Save.
  await page.reload();
  await fillIn(tools);
  await picture('form', {
    of: [page.getByRole('heading', { name: 'Create Transfer Token' }), panel.control('Save'), box(tools, 'Details')],
    mark: panel.control('Save'),
    padding: 8,
  });
  await panel.press('Save');
  await panel.see('Make sure to copy this token, you won’t be able to see it again!');
  await panel.press('Copy to clipboard');
  await panel.see('Token copied to clipboard.');
  await panel.press('Save');
  await panel.see('Transfer Token successfully edited');
}

async function regenerate(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  await panel.press('Edit Launch');
  await panel.see('This token isn’t accessible anymore.');
  await picture('regenerate', {
    of: [page.getByRole('heading', { name: 'Launch' }), panel.control('Save'), box(tools, 'Details')],
    mark: panel.control('Regenerate'),
    padding: 8,
  });
  await panel.press('Regenerate');
  await panel.see('Are you sure you want to regenerate this token?');
  await panel.press('Regenerate', panel.dialog);
  await panel.see('Make sure to copy this token, you won’t be able to see it again!');
}

async function seeWhatGoesWrong(tools: Tools): Promise<void> {
  const { panel, product } = tools;
  await panel.open('/settings/transfer-tokens/create');
  await fillIn(tools);
  await panel.press('Save');
  await panel.see('Name already assigned to another token');
  const salt = await product.run("return strapi.config.get('admin.transfer.token.salt')");
  try {
    await product.run("strapi.config.set('admin.transfer.token.salt', undefined)");
    await panel.open('/settings/transfer-tokens');
    await panel.see('You have an invalid configuration, check your server log for more information.');
    await product.run(`
      strapi.config.set('admin.transfer.token.salt', ${JSON.stringify(salt)});
      process.env.STRAPI_DISABLE_REMOTE_DATA_TRANSFER = 'true';
    `);
    await panel.open('/settings/transfer-tokens');
    await panel.see('An error occurred');
  } finally {
    // The next walk uses the same server.
    await product.run(`
      strapi.config.set('admin.transfer.token.salt', ${JSON.stringify(salt)});
      delete process.env.STRAPI_DISABLE_REMOTE_DATA_TRANSFER;
    `);
  }
}

async function seeRights({ page, panel }: Tools): Promise<void> {
  await panel.open('/settings/roles/2');
  await panel.press('Settings', panel.main);
  await panel.main.getByRole('button', { name: /^Transfer tokens/ }).click();
  await page.getByText('Access the transfer tokens settings page').waitFor();
}

export const guide: Guide = {
  async walk(tools) {
    const { page, panel, picture, product } = tools;
    await panel.open('/settings/transfer-tokens');
    await panel.see('Add your first Transfer Token');
    await picture('list', { of: panel.main, mark: panel.control('Create new Transfer Token'), padding: 0 });
    await create(tools);
    await product.run("await strapi.query('admin::transfer-token').updateMany({ data: { createdAt: '2023-10-06' } })");

    await panel.open('/settings/transfer-tokens');
    await picture('delete', {
      of: page.locator('table').locator('xpath=../..'),
      mark: rowButton(tools, 'Delete Launch').locator('svg'),
    });
    await regenerate(tools);
    await seeWhatGoesWrong(tools);

    await panel.open('/settings/transfer-tokens');
    await rowButton(tools, 'Delete Launch').click();
    await panel.see('Are you sure you want to delete this?');
    await panel.press('Confirm', panel.dialog);
    await panel.see('Add your first Transfer Token');
    await seeRights(tools);
  },
};
