import type { Guide, Tools } from '../../../../tools/product/screenshots/src/guide';

const TYPES = '/plugins/content-type-builder/content-types';

const open = ({ panel }: Tools, type: string) => panel.open(`${TYPES}/api::${type}.${type}`);

/** Opens the dialog of a kind of field; the button of a kind bears an explanation, too. */
async function add({ panel }: Tools, kind: string): Promise<void> {
  await panel.press('Add another field');
  await panel.dialog.getByText(kind, { exact: true }).click();
}

/** A list in the dialog, which screen readers leave out while its options are open. */
const behind = ({ page }: Tools, name: string) => page.getByRole('combobox', { name, includeHidden: true });

/** Fills in what the dialog shows under a name, and tries to finish. */
async function tryName({ panel }: Tools, name: string, message: string): Promise<void> {
  await panel.fill('Name', name);
  await panel.press('Finish');
  await panel.see(message);
}

async function kinds(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  await open(tools, 'restaurant');
  await page.setViewportSize({ width: 1280, height: 1300 });
  await panel.press('Add another field');
  await page.mouse.move(0, 0);
  await picture('kinds', { of: panel.dialog, padding: -1 });
  await page.setViewportSize({ width: 1280, height: 900 });
  await panel.press('Close the modal');
  await add(tools, 'Text');
  await panel.see('Long text');
  await tryName(tools, '', 'This value is required.');
  await tryName(tools, 'opening times', 'The value does not match the regex.');
  await tryName(tools, 'summary', 'This value is already used.');
  await tryName(
    tools,
    'createdAt',
    'This name cannot be used in your content type as it might break other functionalities',
  );
  await panel.fill('Name', 'tagline');
  await panel.press('Advanced settings');
  await picture('text-advanced', { of: panel.dialog, padding: -1 });
  await panel.press('Minimum length');
  await panel.press('Maximum length');
  await panel.press('Finish');
  await panel.see('Must be a positive number');
  for (const [name, length] of Object.entries({ maxLength: '5', minLength: '9' })) {
    const field = panel.dialog.locator(`input[name=${name}]:not([type=checkbox])`);
    await field.fill(length);
    await field.blur();
  }
  await panel.press('Finish');
  await panel.see("Can't be superior");
  await panel.press('Cancel');
}

async function settings(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  await add(tools, 'Rich text (Blocks)');
  await panel.see('This feature is in Alpha.');
  await panel.press('Cancel');
  await add(tools, 'UID');
  await panel.see('Attached field');
  await panel.press('Cancel');
  for (const kind of ['Date', 'Number']) {
    await add(tools, kind);
    await page.getByRole('combobox').click();
    await page.getByRole('option').last().click();
    await panel.press('Advanced settings');
    await panel.press('Cancel');
  }
  await add(tools, 'Boolean');
  await panel.press('Advanced settings');
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: 'true' }).click();
  await panel.press('Cancel');
  await add(tools, 'Enumeration');
  await panel.fill('Name', 'dressCode');
  const values = panel.field('Values (one line per value)');
  await values.fill('casual\nsmart\nevening');
  await picture('enumeration', { of: panel.dialog, mark: values, padding: -1 });
  await panel.press('Advanced settings');
  await panel.see('Name override for GraphQL');
  await panel.press('Basic settings');
  const attempts = {
    'casual\ncasual': 'Duplicate values are not allowed (only alphanumeric characters are taken into account).',
    '38': 'At least one value is invalid. Values should have at least one alphabetical character preceding the first occurence of a number.',
  };
  for (const [text, message] of Object.entries(attempts)) {
    await values.fill(text);
    await panel.press('Finish');
    await panel.see(message);
  }
  await panel.press('Cancel');
}

async function media(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  await add(tools, 'Media');
  await panel.see('Single media');
  await panel.press('Advanced settings');
  const list = behind(tools, 'Select allowed types of media');
  await list.click();
  await page.mouse.move(0, 0);
  await picture('media', { of: page.locator('[role=dialog]'), mark: page.getByRole('listbox'), padding: -1 });
  await open(tools, 'restaurant');
}

async function relation(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  await add(tools, 'Relation');
  await panel.press('Article', panel.dialog);
  await panel.see('User (from: admin)');
  await page.getByRole('menuitem', { name: 'Dish' }).click();
  const signs = panel.dialog.locator('button').filter({ hasText: /^$/ });
  const sentences = [
    'has one',
    'has and belongs to one',
    'belongs to many',
    'has many',
    'has and belongs to many',
    'has many',
  ];
  for (const [index, sentence] of sentences.entries()) {
    await signs.nth(index).click();
    await panel.see(sentence);
  }
  await signs.nth(2).click();
  await page.mouse.move(0, 0);
  await picture('relation', { of: panel.dialog, mark: signs.nth(2), padding: -1 });
  await page.getByLabel('Field name').last().fill('name');
  await panel.press('Finish');
  await panel.see('This name exists in the target');
  await panel.press('Cancel');
}

async function groups(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  await add(tools, 'Component');
  await panel.see('Add new component (1/2)');
  await panel.see('Configure the component');
  await page.getByText('Use an existing component').click();
  await panel.press('Select a component');
  await panel.see('Add new component (2/2)');
  await panel.fill('Name', 'openingTimes');
  await panel.choose('Select a component', 'place - Opening hours');
  await picture('component', { of: panel.dialog, padding: -1 });
  await panel.press('Cancel');
  await add(tools, 'Dynamic zone');
  await panel.fill('Name', 'sections');
  await panel.press('Add components to the zone');
  await panel.see('Add new component to the dynamic zone');
  await panel.see('Add first field to the component');
  await panel.press('Cancel');
  await panel.press('Save');
  await panel.see('At least one component is required in a dynamic zone to be able to save a content type');
  await panel.press('Add a component');
  await page.getByText('Use an existing component').click();
  const list = behind(tools, 'Select the components');
  await list.click();
  const quote = page.getByRole('option', { name: 'Quote' });
  await quote.click();
  await page.mouse.move(0, 0);
  await picture('dynamic-zone', { of: [page.getByText('Select the components'), list, quote], padding: 0 });
}

async function custom(tools: Tools): Promise<void> {
  const { panel, picture } = tools;
  await open(tools, 'article');
  await panel.press('Add another field');
  await panel.press('Custom');
  await picture('custom', { of: panel.dialog, padding: -1 });
  await panel.dialog.getByText('Colour', { exact: true }).click();
  await panel.press('Advanced settings');
  await panel.see('Extended settings');
  await panel.press('Cancel');
  await add(tools, 'Text');
  await panel.fill('Name', 'motto');
  await panel.press('Advanced settings');
  await panel.press('Unique field');
  await panel.press('Enable localization for this field');
  await panel.press('Finish');
  await panel.see('Unique fields must be localized');
  await open(tools, 'category');
  await panel.see('Custom field');
  await open(tools, 'dish');
  await panel.see('Relation (polymorphic) Review');
}

export const guide: Guide = {
  unseen: {
    'An error occurred': 'comes only when the server rejects a type',
  },
  async walk(tools) {
    tools.page.on('dialog', (dialog) => void dialog.accept());
    await kinds(tools);
    await settings(tools);
    await media(tools);
    await relation(tools);
    await groups(tools);
    await custom(tools);
  },
};
