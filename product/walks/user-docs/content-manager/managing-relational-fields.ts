import type { Locator } from '@playwright/test';
import type { Guide, Tools } from '../../../../tools/product/screenshots/src/guide';

const RESTAURANT = '/content-manager/collectionType/api::restaurant.restaurant/1';

/** In the middle of the window, clear of the header that stays at its top. */
const center = (element: Locator) => element.evaluate((node) => node.scrollIntoView({ block: 'center' }));

/** The list of a field, whose label goes on with a number. */
const listOf = ({ page }: Tools, name: string) => page.getByRole('combobox', { name: new RegExp(`^${name}`) });
const labelOf = ({ page }: Tools, name: string) => page.locator('label').filter({ hasText: new RegExp(`^${name}`) });
const rowOf = ({ page }: Tools, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });

async function choose(tools: Tools, field: string, typed: string, option: string): Promise<void> {
  const { page, panel } = tools;
  await center(listOf(tools, field));
  await listOf(tools, field).click();
  await panel.settle();
  await listOf(tools, field).pressSequentially(typed);
  await page.getByRole('option').nth(1).waitFor({ state: 'hidden' });
  await page.getByRole('option', { name: option }).waitFor();
  await panel.settle();
}

async function add(tools: Tools): Promise<void> {
  const { panel, page, picture } = tools;
  await panel.open(RESTAURANT);
  await choose(tools, 'categories', 'ital', 'Italian');
  const option = page.getByRole('option', { name: 'Italian' });
  const field = listOf(tools, 'categories');
  await picture('search', { of: [labelOf(tools, 'categories'), field, option], mark: option, padding: 9 });
  await option.click();
  await panel.press('Save');
  await panel.see('Saved');
}

async function replaceOne(tools: Tools): Promise<void> {
  const { panel, page, picture } = tools;
  await choose(tools, 'signatureDish', 'oni', 'Onion soup');
  await page.getByRole('option', { name: 'Onion soup' }).click();
  await panel.settle();
  await panel.letGo();
  const row = rowOf(tools, 'Onion soup').last();
  const cross = panel.control('Remove', row);
  await picture('one', { of: [labelOf(tools, 'signatureDish'), listOf(tools, 'signatureDish'), row], mark: cross });
}

async function order(tools: Tools): Promise<void> {
  const { panel, page, picture } = tools;
  const dots = panel.control('Drag', rowOf(tools, 'Bistro'));
  await dots.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await panel.settle();
  await panel.letGo();
  await center(dots);
  const of = [
    labelOf(tools, 'categories'),
    listOf(tools, 'categories'),
    rowOf(tools, 'Italian'),
    rowOf(tools, 'Bistro'),
  ];
  await picture('order', { of, mark: dots });
  await panel.press('Save');
  await panel.see('Saved');
}

async function loadMore(tools: Tools): Promise<void> {
  const { panel, page, picture, product } = tools;
  await product.run(`
    for (const name of ['Bouillabaisse', 'Gazpacho', 'Goulash', 'Minestrone']) {
      await strapi.entityService.create('api::dish.dish', { data: { name, price: 12, vegetarian: false, restaurant: 1 } });
    }
  `);
  await panel.open(RESTAURANT);
  const more = panel.control('Load More');
  await center(more);
  const of = [labelOf(tools, 'dishes'), listOf(tools, 'dishes'), more, rowOf(tools, 'Minestrone')];
  await picture('load-more', { of, mark: more, padding: 14 });
  await panel.press('Load More');
  await page.getByRole('link', { name: 'Quenelles' }).waitFor();
}

async function drafts(tools: Tools): Promise<void> {
  const { panel, page, picture } = tools;
  await panel.open('/content-manager/singleType/api::homepage.homepage');
  await choose(tools, 'featured', 'gre', 'Green Table');
  await page.getByRole('option', { name: 'Green Table' }).click();
  await panel.press('Save');
  await panel.see('Saved');
  await panel.letGo();
  const draft = page.getByText('Draft', { exact: true });
  const of = [labelOf(tools, 'featured'), listOf(tools, 'featured'), rowOf(tools, 'Green Table')];
  await picture('draft', { of, mark: draft.locator('xpath=..') });
  await panel.press('Green Table');
  await panel.press('Publish');
}

export const guide: Guide = {
  unseen: { 'No permissions to see this field': 'the administrator of the sample may see every field' },
  async walk(tools) {
    await add(tools);
    await replaceOne(tools);
    await order(tools);
    await loadMore(tools);
    await drafts(tools);
  },
};
