import type { Guide, Tools } from '../../../../tools/product/screenshots/src/guide';

const BUILDER = '/plugins/content-type-builder';

/** Presses a kind of field in the dialog; its button bears an explanation, too. */
const pick = ({ panel }: Tools, kind: string) => panel.dialog.getByText(kind, { exact: true }).click();

async function createCollectionType(tools: Tools): Promise<void> {
  const { panel, picture } = tools;
  await panel.press('Create new collection type');
  await panel.see('Create a collection type');
  await panel.fill('Display name', 'Event');
  await panel.see('Pluralized API ID');
  await picture('basic', { of: panel.dialog, mark: panel.field('Display name'), padding: -1 });
  await panel.press('Advanced settings');
  await picture('advanced', { of: panel.dialog, padding: -1 });
  await panel.press('Continue');
  await panel.see('Select a field for your collection type');
  await pick(tools, 'Text');
  await panel.fill('Name', 'title');
  await panel.see('Add another field');
  await panel.press('Finish');
  await panel.see('Event');
  const parts = [panel.control('Back'), panel.control('Add another field to this collection type')];
  await picture('unsaved', { of: [...parts, panel.control('Save')], mark: panel.control('Save') });
}

/** Goes as far as the messages, and keeps the new type away from the server, which would really restart. */
async function save({ page, panel }: Tools): Promise<void> {
  const creation = '**/content-type-builder/content-types';
  await page.route(creation, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 400, json: {} }) : route.continue(),
  );
  await panel.press('Save');
  await panel.see('An error occurred');
  await page.unroute(creation);
  await panel.press('Create new component');
  await panel.see('Please save your work before creating a new collection type or component');
}

async function createSingleType(tools: Tools): Promise<void> {
  const { panel, picture } = tools;
  await panel.open(BUILDER);
  await panel.press('Create new single type');
  await panel.see('Create a single type');
  await panel.fill('Display name', 'Contact page');
  await picture('single-type', { of: panel.dialog, mark: panel.field('Display name'), padding: -1 });
  await panel.press('Continue');
  await panel.see('Select a field for your single type');
}

async function createComponent({ page, panel, picture }: Tools): Promise<void> {
  await panel.open(BUILDER);
  await panel.press('Create new component');
  await panel.see('Create a component');
  await panel.fill('Display name', 'Price range');
  const category = page.getByRole('combobox');
  await category.click();
  await category.pressSequentially('two words');
  await page.getByRole('option', { name: 'two words' }).click();
  await panel.press('Continue');
  await panel.see('The value does not match the regex.');
  await category.fill('');
  await category.pressSequentially('place');
  await page.getByRole('option', { name: 'place', exact: true }).click();
  await page.getByText('Select priceTag icon', { exact: true }).locator('..').click();
  await page.mouse.move(0, 0);
  await picture('component', { of: panel.dialog, mark: category.locator('../..'), padding: -1 });
  await panel.press('Continue');
  await panel.see('Select a field for your component');
}

async function tryNames({ panel }: Tools): Promise<void> {
  await panel.open(BUILDER);
  await panel.press('Create new collection type');
  const attempts: [string, string[]][] = [
    ['', ['This value is required.']],
    ['Dish', ['This value is already used.']],
    ['News', ['This value cannot be the same as the plural one', 'This value cannot be the same as the singular one']],
    ['Date', ['This name cannot be used in your project as it might break other functionalities']],
    ['File', []],
  ];
  for (const [name, messages] of attempts) {
    await panel.fill('Display name', name);
    if (name === 'File') {
      await panel.fill('API ID (Plural)', 'strapi_api_tokens');
      messages.push('This value is already in use by another content type.');
    }
    await panel.press('Continue');
    for (const message of messages) {
      await panel.see(message);
    }
  }
}

export const guide: Guide = {
  async walk(tools) {
    tools.page.on('dialog', (dialog) => void dialog.accept());
    await tools.panel.open(BUILDER);
    await createCollectionType(tools);
    await save(tools);
    await createSingleType(tools);
    await createComponent(tools);
    await tryNames(tools);
  },
};
