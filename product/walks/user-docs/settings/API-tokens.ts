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

const TOKENS = '/settings/api-tokens';

async function fillIn({ page, panel }: Tools, { name, type }: { name: string; type: string }): Promise<void> {
  await panel.fill('Name', name);
  await panel.choose('Token duration', '30 days');
  await panel.choose('Token type', type);
  // Leaves the field, as the next press would.
  await page.getByRole('combobox', { name: 'Token type' }).blur();
}

async function create(tools: Tools): Promise<void> {
  const { page, panel } = tools;
  await panel.press('Create new API Token');
  await seeEmptyForm(tools);
  await panel.choose('Token duration', '30 days');
  await panel.choose('Token type', 'Full access');
  await panel.choose('Token type', 'Read-only');
  // Messages about empty fields stay until the next press of Save.
  await page.reload();
  await panel.fill('Description', 'Shows the dishes. Ask Bea about it.');
  await fillIn(tools, { name: 'Website', type: 'Read-only' });
  await pictureForm(tools, 'form', { heading: 'Create API Token', mark: 'Save' });
  await panel.press('Save');
  await panel.see('API Token successfully created');
  await copyToken(tools);
}

async function refuseSameName(tools: Tools): Promise<void> {
  await tools.panel.open(`${TOKENS}/create`);
  await fillIn(tools, { name: 'Website', type: 'Read-only' });
  await tools.panel.press('Save');
  await tools.panel.see('Name already assigned to another token');
}

async function choosePermissions(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  await panel.open(`${TOKENS}/create`);
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

export const guide: Guide = {
  async walk(tools) {
    const { panel, product } = tools;
    await product.run("await strapi.query('admin::api-token').deleteMany({})");
    await panel.open(TOKENS);
    await panel.see('Add your first API Token');
    await create(tools);
    await choosePermissions(tools);
    await product.run("await strapi.query('admin::api-token').updateMany({ data: { createdAt: '2023-10-06' } })");

    await pictureList(tools, TOKENS, 'Website');
    await panel.press('Edit Website');
    await panel.see('This token isn’t accessible anymore.');
    await pictureForm(tools, 'edit', { heading: 'Website', mark: 'Save' });
    await panel.press('Save');
    await panel.see('API Token successfully edited');
    await panel.open(TOKENS);
    await panel.press('Edit Website');
    await regenerateToken(tools, 'Website');

    await refuseSameName(tools);
    await deleteToken(tools, TOKENS, 'Website');
    await seeTokenRights(tools, 'Api tokens', 'Access the API tokens settings page');
  },
};
