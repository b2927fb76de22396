import type { Guide, Tools } from '../../../../tools/product/screenshots/src/guide';

const RESTAURANTS = '/content-manager/collectionType/api::restaurant.restaurant';

/** The white box below the title, with all settings. */
const settings = ({ page }: Tools) =>
  page.getByRole('heading', { name: 'Settings', exact: true }).locator('xpath=../..');
const save = ({ page }: Tools) => page.locator('main').getByRole('button', { name: 'Save' });

async function openList(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  await panel.open('/content-manager');
  await panel.press('Restaurant');
  await panel.press('View settings');
  await panel.letGo();
  const configure = panel.control('Configure the view');
  const menu = page.locator('fieldset').locator('xpath=../../..');
  await picture('open-list', { of: [page.locator('main h1'), menu], mark: configure, padding: 10 });
  await panel.press('Configure the view');
  await panel.see('Define the settings of the list view.');
}

async function changeList(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  await panel.choose('Default sort attribute', 'rating');
  await panel.choose('Default sort order', 'DESC');
  await panel.press('Delete slug');
  await panel.press('Delete summary');
  await panel.press('Add a field');
  await panel.press('email');
  await panel.letGo();
  await picture('list', { of: [page.locator('main h1'), settings(tools)], mark: save(tools) });
  await panel.press('Save');
  await panel.press('Back');
  await panel.see('table@chez-amelie.example');
  await panel.see('State');
  await page.goBack();
}

async function changeColumn(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  await panel.open(`${RESTAURANTS}/configurations/list`);
  await panel.press('Edit email');
  await panel.letGo();
  await picture('column', { of: panel.dialog, padding: 0 });
  await panel.press('Finish', panel.dialog);
  for (const name of ['id', 'name', 'email']) {
    await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  }
  await panel.see('You need to have at least one field displayed');
}

async function changeForm(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  await panel.open(`${RESTAURANTS}/1`);
  const links = page.getByRole('complementary').filter({ has: panel.control('Configure the view') });
  const facts = page.getByRole('complementary', { name: 'Information' });
  await picture('open-edit', { of: [facts, links], mark: panel.control('Configure the view'), padding: 8 });
  await panel.press('Configure the view');
  await panel.see('Customize how the edit view will look like.');
  await panel.letGo();
  const lastRow = panel.control('Edit averagePrice');
  await picture('edit', { of: [page.locator('main h1'), save(tools), lastRow], padding: 8 });
  await panel.press('Edit summary');
  await panel.fill('Label', 'In one sentence', panel.dialog);
  await panel.fill('Description', 'Appears below the name in lists', panel.dialog);
  await panel.choose('Size', '66%');
  await panel.choose('Size', '100%');
  await panel.choose('Size', '33%');
  await panel.choose('Size', '50%');
  await panel.letGo();
  const finish = panel.control('Finish');
  await picture('field', { of: panel.dialog, mark: finish, padding: 0 });
  await panel.press('Finish', panel.dialog);
  await panel.press('Save');
  await panel.see('This will modify all your settings');
  await panel.press('Confirm', panel.dialog);
  await panel.press('Back');
  await panel.see('In one sentence');
  await page.getByText('Appears below the name in lists').waitFor();
}

async function changeComponent(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  await panel.press('Configure the view');
  await page.getByText("Set the component's layout").last().click();
  await panel.see('Configure the view — Opening hours');
  await panel.choose('Entry title', 'day');
  await panel.letGo();
  const box = page.getByRole('combobox', { name: 'Entry title' });
  const last = page.getByRole('button', { name: 'Insert another field' });
  await picture('component', { of: [page.locator('main h1'), save(tools), last], mark: box, padding: 10 });
  await panel.press('Save');
  await panel.press('Confirm', panel.dialog);
  await panel.open(`${RESTAURANTS}/1`);
  await panel.see('tuesday');
}

export const guide: Guide = {
  async walk(tools) {
    await openList(tools);
    await changeList(tools);
    await changeColumn(tools);
    await changeForm(tools);
    await changeComponent(tools);
  },
};
