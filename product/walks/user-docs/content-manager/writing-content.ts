import type { Locator } from '@playwright/test';
import type { Guide, Tools } from '../../../../tools/product/screenshots/src/guide';

const RESTAURANTS = '/content-manager/collectionType/api::restaurant.restaurant';

/** In the middle of the window, clear of the header that stays at its top. */
const center = (element: Locator) => element.evaluate((node) => node.scrollIntoView({ block: 'center' }));

async function create(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  await panel.open('/content-manager');
  await panel.press('Restaurant');
  await panel.press('Create new entry');
  await panel.see('Create an entry');
  await panel.fill('name', 'Le Four');
  await panel.press('Regenerate');
  await panel.letGo();
  await panel.fill('slug', 'umi');
  await panel.see('Unavailable');
  await panel.fill('slug', 'le-four');
  await panel.see('Available');
  await panel.see('Choose here');
  await page.getByText('Available', { exact: true }).waitFor({ state: 'hidden' });
  await panel.letGo();
  const [name, save] = [panel.field('name'), panel.control('Save')];
  await picture('slug', { of: [name, panel.field('slug')], mark: panel.control('Regenerate'), padding: 34 });
  const below = page.getByText('min. 2 / max. 80 characters');
  await picture('create', { of: [page.locator('main h1'), below, save], mark: save, padding: 6 });
  await panel.press('Save');
  await panel.see('Saved');
}

async function media(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  const gallery = page.getByRole('region', { name: /^gallery/ });
  await gallery.getByText('Click to add an asset').click();
  await panel.see('Add new assets');
  await panel.dialog.getByRole('checkbox', { name: 'terrace.jpg' }).check();
  await panel.dialog.getByRole('checkbox', { name: 'bowl.jpg' }).check();
  await panel.letGo();
  await picture('media', { of: panel.dialog, mark: panel.control('Finish'), padding: 0 });
  await panel.press('Finish', panel.dialog);
  await panel.press('Next slide', gallery);
  await panel.press('Edit', gallery);
  await panel.see('Details');
  await panel.press('Cancel', panel.dialog);
  await panel.press('Delete', gallery);
  await panel.press('Save');
  await panel.see('Saved');
}

async function formattedText(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  await panel.open(`${RESTAURANTS}/1`);
  const field = page.locator('.CodeMirror').locator('xpath=ancestor::*[.//button[normalize-space()="Expand"]][1]');
  await center(field);
  await picture('rich-text', { of: field, padding: 0 });
  await panel.press('Preview mode');
  await panel.press('Markdown mode');
  await panel.press('Expand');
  await panel.press('Collapse');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await panel.press('Strikethrough');
}

async function components(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  await panel.open(`${RESTAURANTS}/1`);
  const add = panel.control('Add an entry');
  await panel.press('Add an entry');
  await panel.choose('day', 'sunday');
  await center(add);
  await panel.letGo();
  const label = page.getByText('openingHours').first();
  await picture('repeatable', { of: [label, add], mark: add, padding: 14 });
  for (let row = 3; row < 8; row += 1) {
    await panel.press('Add an entry');
  }
  await panel.see('You have already reached the maximum number of fields');
  await panel.press('Save');
  await panel.see('The component(s) contain error(s)');
  await panel.press('Reset entry');
  const empty = page.getByText('No entry yet. Click on the button below to add one.');
  await empty.waitFor();
  await center(empty);
  await panel.letGo();
  await picture('single-component', {
    of: [page.getByText('address', { exact: true }), empty.locator('xpath=ancestor::button')],
  });
}

async function dynamicZone(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  await panel.open('/content-manager/collectionType/api::article.article/1');
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await panel.see('Add component above');
  await page.keyboard.press('Escape');
  await panel.press('Add a component to blocks');
  const list = page.getByRole('region', { name: 'content' });
  await panel.see('Pick one component');
  await center(list);
  await panel.letGo();
  const title = page.getByText('Pick one component', { exact: true });
  const quote = panel.control('Quote', list);
  await picture('dynamic-zone', { of: [panel.control('Close'), title, list], mark: quote, padding: 16 });
  await panel.press('Quote', list);
  await panel.press('Save');
  await panel.see('The component contains error(s)');
}

async function errors(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  await panel.open(`${RESTAURANTS}/1`);
  await panel.fill('name', 'A');
  await panel.fill('summary', 'long '.repeat(50));
  await panel.fill('email', 'table@');
  await panel.fill('seats', '0');
  await panel.fill('rating', '9');
  await panel.press('Save');
  await panel.see('The value is too high (max: 5).');
  const email = panel.field('email');
  await center(email);
  await panel.letGo();
  const message = page.getByText('This is an invalid email');
  const label = page.getByText('email', { exact: true });
  await picture('error', { of: [label, email, message] });
  await panel.open(`${RESTAURANTS}/1`);
  await panel.fill('name', '');
  await page.locator('.cm-content').fill('{ "chef" ');
  await panel.press('Save');
  await panel.see("This doesn't match the JSON format");
  await panel.open('/content-manager/collectionType/api::category.category/create');
  await panel.fill('name', 'Bistro');
  await panel.press('Save');
  await panel.see('This attribute must be unique');
}

/** The entry of the first part, which nothing later needs. */
async function deleteEntry({ page, panel, picture }: Tools): Promise<void> {
  await panel.open(RESTAURANTS);
  await page.getByRole('gridcell', { name: 'Le Four', exact: true }).click();
  await panel.press('Delete this entry');
  await panel.see('Are you sure you want to delete this?');
  await picture('delete', { of: panel.dialog, mark: panel.control('Confirm'), padding: 0 });
  await panel.press('Cancel');
  await panel.press('Delete this entry');
  await panel.press('Confirm');
  await panel.see('Deleted');
  await panel.see('4 entries found');
}

export const guide: Guide = {
  unseen: {
    'The value does not match the regex.': 'no field of the sample asks for a pattern',
    'No permissions to see this field': 'the administrator of the sample may see every field',
  },
  async walk(tools) {
    await create(tools);
    await media(tools);
    await formattedText(tools);
    await components(tools);
    await dynamicZone(tools);
    await errors(tools);
    await deleteEntry(tools);
  },
};
