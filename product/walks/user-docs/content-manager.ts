import type { Guide, Tools } from '../../../tools/product/screenshots/src/guide';

const DISHES = '/content-manager/collectionType/api::dish.dish';

const contentTypes = ({ page }: Tools) => page.getByRole('navigation', { name: 'Content', exact: true });
/** A button behind an open menu, which screen readers leave out. */
const behind = ({ page }: Tools, name: string) => page.locator('main a, main button').filter({ hasText: name }).last();
/** The title with the button beside it, which span the table's width. */
const head = (tools: Tools) => [tools.page.locator('main h1'), behind(tools, 'Create new entry')];
const table = ({ page }: Tools) => page.getByRole('grid');

async function search(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  await panel.press('Search', panel.main);
  const field = page.getByRole('textbox', { name: 'Search for Dish' });
  await field.fill('soup');
  await field.press('Enter');
  await panel.see('1 entry found');
  await panel.letGo();
  await picture('search', { of: [...head(tools), table(tools)], mark: page.getByRole('search') });
  await field.fill('Lyon');
  await field.press('Enter');
  await panel.see('No content found');
  await panel.press('Clear', panel.main);
  await panel.see('8 entries found');
}

async function filter(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  await panel.press('Filters');
  await panel.choose('Select field', 'name');
  await panel.choose('Select filter', 'is not null');
  await panel.choose('Select field', 'price');
  await panel.choose('Select filter', 'is greater than');
  await page.getByRole('textbox', { name: 'price' }).fill('10');
  const add = panel.control('Add filter');
  await panel.letGo();
  await picture('filter', { of: [...head(tools), add], mark: [behind(tools, 'Filters'), add], padding: 10 });
  await panel.press('Add filter');
  await panel.see('4 entries found');
  await panel.press('price is greater than 10');
  await panel.see('8 entries found');
  await panel.open(`${DISHES}?page=1&pageSize=10&sort=name:ASC&filters[$and][0][name][$eq]=Lyon`);
  await panel.see('There are no Dish with the applied filters...');
  await panel.press('name is Lyon');
  await panel.see('8 entries found');
}

async function sortAndColumns(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  await page.getByRole('button', { name: 'Sort on price' }).click();
  await page.reload();
  await panel.see('8 entries found');
  const rows = page.getByRole('row');
  const price = page.getByRole('gridcell', { name: 'Sort on price' });
  await picture('sort', { of: [rows.nth(0), rows.nth(3)], mark: price, padding: 8 });
  const settings = behind(tools, 'View settings');
  await panel.press('View settings');
  await panel.letGo();
  const menu = page.locator('fieldset').locator('xpath=../../..');
  await picture('columns', { of: [...head(tools), menu], mark: settings });
  await page.getByRole('checkbox', { name: 'restaurant' }).check();
  await panel.see('Umi');
  await panel.press('Reset');
  await page.mouse.click(640, 5);
  await panel.press('Restaurant');
  await panel.press('View settings');
  await page.getByRole('checkbox', { name: 'dishes' }).check();
  await page.getByText('items').first().waitFor();
}

async function turnPages({ page, panel, picture, product }: Tools): Promise<void> {
  await product.run(`
    for (const name of ['Bouillabaisse', 'Gazpacho', 'Goulash', 'Minestrone']) {
      await strapi.entityService.create('api::dish.dish', { data: { name, price: 12, vegetarian: false } });
    }
  `);
  await panel.open(DISHES);
  const count = page.getByRole('combobox', { name: 'Entries per page' });
  await picture('pages', { of: [count, page.getByRole('navigation', { name: 'Pagination' })] });
  await panel.press('Go to page 2');
  await panel.press('Go to previous page');
}

async function oneEntry({ page, panel, picture }: Tools): Promise<void> {
  const rows = page.getByRole('row');
  const icons = ['Edit', 'Duplicate', 'Delete'].map((what) => panel.control(`${what} item line 1`));
  await picture('row', { of: [rows.nth(0), rows.nth(1)], mark: icons, padding: 8 });
  await panel.press('Duplicate item line 5');
  await page.getByText('Entity could not be cloned').waitFor();
  await panel.press('Close');
  await panel.see('Trattoria Nonna');
  await panel.fill('name', 'Margherita for two');
  await panel.letGo();
  const save = panel.control('Save');
  await picture('copy', { of: [page.locator('main h1'), save, panel.field('name')], mark: save, padding: 6 });
  await panel.press('Save');
  await panel.see('Saved');
  await panel.open(DISHES);
  await panel.see('13 entries found');
  await panel.press('Delete item line 1');
  await panel.press('Confirm', panel.dialog);
  await panel.see('Deleted');
}

async function severalEntries(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  await panel.open('/content-manager/collectionType/api::review.review');
  // A sixth column would not fit beside the others.
  await panel.press('View settings');
  await page.getByRole('checkbox', { name: 'text' }).uncheck();
  await page.mouse.click(640, 5);
  await page.getByRole('checkbox', { name: 'Select 5' }).check();
  await page.getByRole('checkbox', { name: 'Select 6' }).check();
  await panel.letGo();
  const selected = page.getByText('2 entries selected', { exact: true });
  await picture('several', { of: [selected, table(tools)], mark: selected.locator('xpath=..') });
  await panel.press('Publish');
  await panel.press('Cancel', panel.dialog);
  await panel.press('Unpublish');
  await panel.press('Cancel', panel.dialog);
  await panel.press('Delete', panel.main);
  await panel.press('Confirm', panel.dialog);
  await panel.see('4 entries found');
}

/** Goes on as someone who may create dishes, but not see them. */
async function withoutRights({ page, panel, product }: Tools): Promise<void> {
  const author = (await product.run(`
    const role = await strapi.query('admin::role').findOne({ where: { code: 'strapi-author' } });
    const where = { action: 'plugin::content-manager.explorer.read', subject: 'api::dish.dish', role: role.id };
    const rights = await strapi.query('admin::permission').findMany({ where });
    await strapi.query('admin::permission').deleteMany({ where: { id: rights.map(({ id }) => id) } });
    const data = { email: 'zoe@example.com', firstname: 'Zoe', isActive: true, roles: [role.id] };
    const user = await strapi.query('admin::user').create({ data });
    return { jwtToken: strapi.admin.services.token.createJwtToken(user), userInfo: data };
  `)) as Record<string, unknown>;
  await page.evaluate((entries) => {
    entries.forEach(([name, value]) => localStorage.setItem(name, JSON.stringify(value)));
  }, Object.entries(author));
  await panel.open(DISHES);
  await panel.see("You don't have the permissions to access that content");
}

export const guide: Guide = {
  async walk(tools) {
    const { panel, picture } = tools;
    await panel.open('/content-manager');
    await panel.press('Dish');
    await panel.see('8 entries found');
    await panel.letGo();
    await picture('overview', { of: [contentTypes(tools), panel.main], mark: contentTypes(tools), padding: 0 });
    await panel.press('Search for a content type');
    const names = contentTypes(tools).getByRole('textbox');
    await names.fill('di');
    await names.fill('');
    await search(tools);
    await filter(tools);
    await sortAndColumns(tools);
    await turnPages(tools);
    await oneEntry(tools);
    await severalEntries(tools);
    await withoutRights(tools);
  },
};
