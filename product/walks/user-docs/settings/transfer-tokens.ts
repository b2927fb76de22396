import type { Guide, Tools } from '../../../../tools/product/screenshots/src/guide';
import {
  copyToken,
  deleteToken,
  pictureForm,
  pictureList,
  regenerateToken,
  seeEmptyForm,
  seeTokenRights,
} from '../../token-steps';

const TOKENS = '/settings/transfer-tokens';

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
  const { page, panel } = tools;
  await panel.press('Create new Transfer Token');
  await seeEmptyForm(tools);
  // Messages about empty fields stay until the next press of Save.
  await page.reload();
  await fillIn(tools);
  await pictureForm(tools, 'form', { heading: 'Create Transfer Token', mark: 'Save' });
  await panel.press('Save');
  await copyToken(tools);
  await panel.press('Save');
  await panel.see('Transfer Token successfully edited');
}

async function seeWhatGoesWrong(tools: Tools): Promise<void> {
  const { panel, product } = tools;
  await panel.open(`${TOKENS}/create`);
  await fillIn(tools);
  await panel.press('Save');
  await panel.see('Name already assigned to another token');
  const salt = await product.run("return strapi.config.get('admin.transfer.token.salt')");
  try {
    await product.run("strapi.config.set('admin.transfer.token.salt', undefined)");
    await panel.open(TOKENS);
    await panel.see('You have an invalid configuration, check your server log for more information.');
    await product.run(`
      strapi.config.set('admin.transfer.token.salt', ${JSON.stringify(salt)});
      process.env.STRAPI_DISABLE_REMOTE_DATA_TRANSFER = 'true';
    `);
    await panel.open(TOKENS);
    await panel.see('An error occurred');
  } finally {
    // The next walk uses the same server.
    await product.run(`
      strapi.config.set('admin.transfer.token.salt', ${JSON.stringify(salt)});
      delete process.env.STRAPI_DISABLE_REMOTE_DATA_TRANSFER;
    `);
  }
}

export const guide: Guide = {
  async walk(tools) {
    const { panel, picture, product } = tools;
    await panel.open(TOKENS);
    await panel.see('Add your first Transfer Token');
    await picture('list', { of: panel.main, mark: panel.control('Create new Transfer Token'), padding: 0 });
    await create(tools);
    await product.run("await strapi.query('admin::transfer-token').updateMany({ data: { createdAt: '2023-10-06' } })");

    await pictureList(tools, TOKENS, 'Launch');
    await panel.press('Edit Launch');
    await panel.see('This token isn’t accessible anymore.');
    await pictureForm(tools, 'edit', { heading: 'Launch', mark: 'Save' });
    await regenerateToken(tools, 'Launch');
    await seeWhatGoesWrong(tools);

    await deleteToken(tools, TOKENS, 'Launch');
    await panel.see('Add your first Transfer Token');
    await seeTokenRights(tools, 'Transfer tokens', 'Access the transfer tokens settings page');
  },
};
