import type { Page } from '@playwright/test';
import type { Guide, Tools } from '../../../tools/product/screenshots/src/guide';

const LIBRARY = '/plugins/upload';

/** A folder, and one asset of each kind beside the images. */
const addContents = (product: Tools['product']) =>
  product.run(`
    const { folder, upload } = strapi.plugin('upload').services;
    await folder.create({ name: 'Dishes' });
    const add = (name, mime, size) => {
      const [hash, ext] = name.split('.');
      return upload.add({ name, mime, size, hash, ext: '.' + ext, url: '/uploads/' + name, provider: 'local', folderPath: '/' });
    };
    await add('menu.pdf', 'application/pdf', 84.2);
    return 0;
  `);

const addSoundAndVideo = (product: Tools['product']) =>
  product.run(`
    const { upload } = strapi.plugin('upload').services;
    const add = (name, mime) => {
      const [hash, ext] = name.split('.');
      return upload.add({ name, mime, size: 500, hash, ext: '.' + ext, url: '/uploads/' + name, provider: 'local', folderPath: '/' });
    };
    await add('kitchen.mp4', 'video/mp4');
    await add('radio.mp3', 'audio/mpeg');
    return 0;
  `);

const leave = (page: Page) => page.mouse.move(740, 880);

async function search({ page, panel, picture }: Tools): Promise<void> {
  await page.getByText('Dishes').first().click();
  await panel.see('Upload your first assets...');
  await panel.press('Search');
  await page.getByRole('textbox', { name: 'Search for an asset' }).fill('terrace');
  await page.keyboard.press('Enter');
  await panel.see('terrace.jpg');
  await leave(page);
  await picture('search', {
    of: [panel.control('Back'), panel.control('Add new assets'), page.getByText('Entries per page')],
    mark: page.getByRole('search'),
    padding: 34,
  });
}

async function filter({ page, panel, picture }: Tools): Promise<void> {
  await panel.open(LIBRARY);
  await panel.see('Assets (4)');
  await panel.press('Filters');
  await panel.choose('Select filter', 'is greater than');
  await panel.choose('Select field', 'type');
  await panel.choose('Select filter', 'is');
  await page.getByRole('combobox').last().click();
  await page.getByRole('option', { name: 'file', exact: true }).click();
  await leave(page);
  await picture('filter', {
    of: [page.getByText('Filters', { exact: true }), page.locator('form'), panel.control('Add filter')],
    mark: panel.control('Add filter'),
    padding: 17,
  });
  await panel.press('Add filter');
  await panel.see('menu.pdf');
  await panel.press('type is file');
  await panel.see('Assets (4)');
}

async function configure({ page, panel, picture }: Tools): Promise<void> {
  await panel.press('Configure the view');
  await panel.see('Configure the view - Media Library');
  await panel.choose('Entries per page', '20');
  await panel.choose('Default sort order', 'Alphabetical order (A to Z)');
  await leave(page);
  await picture('configure-the-view', {
    of: [
      panel.control('Back'),
      panel.control('Save'),
      page.getByText('Note: You can override this value in the media library.'),
    ],
    mark: panel.control('Save'),
    padding: 30,
  });
  await panel.press('Save');
  await panel.see('This will modify all your settings');
  await panel.press('Confirm');
  await panel.see('Changes saved');
  await panel.press('Back');
  await panel.see('Alphabetical order (A to Z)');
}

export const guide: Guide = {
  unseen: { 'Media Library is empty': 'needs a role that may see assets, but not upload any' },
  async walk(tools) {
    const { page, panel, picture, product } = tools;
    await addContents(product);
    await panel.open(LIBRARY);
    await panel.see('Assets (4)');
    const foot = page.getByText('Entries per page');
    await picture('grid', {
      of: [page.getByRole('heading', { name: 'Media Library' }), panel.control('Add new assets'), foot],
      mark: panel.control('List View'),
      padding: 28,
    });
    await panel.press('List View');
    await leave(page);
    await picture('list', {
      of: [
        page.getByRole('heading', { name: 'Media Library' }),
        panel.control('Add new assets'),
        page.getByRole('grid'),
      ],
      mark: panel.control('Grid View'),
      padding: 28,
    });
    await page.getByText('name', { exact: true }).click();
    await panel.see('menu.pdf');
    await panel.press('Grid View');
    await panel.choose('Sort by', 'Alphabetical order (A to Z)');
    await search(tools);
    await filter(tools);
    await configure(tools);
    await addSoundAndVideo(product);
    await panel.open(LIBRARY);
    await panel.see('Assets (6)');
    await panel.open('/settings/roles/2');
    await panel.press('Plugins', panel.main);
    await panel.main.getByText('Upload', { exact: true }).click();
    await panel.see('Access the Media Library');
  },
};
