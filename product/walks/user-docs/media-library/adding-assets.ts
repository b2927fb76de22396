import { copyFileSync, mkdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Guide, Tools } from '../../../../tools/product/screenshots/src/guide';

const image = (name: string) => resolve('product/seed/images', name);

/** The reader's own computer. */
const COMPUTER = join(tmpdir(), `readers-files-${process.pid}`);

/** A copy on the reader's computer, with a date that pictures can show. */
function ownFile(name: string): string {
  const file = join(COMPUTER, name);
  mkdirSync(COMPUTER, { recursive: true });
  copyFileSync(image(name), file);
  const date = new Date('2023-10-02T10:00:00Z');
  utimesSync(file, date, date);
  return file;
}

const LIBRARY = '/plugins/upload';

async function chooseFiles({ page, panel }: Tools, names: string[]): Promise<void> {
  await panel.control('Add new assets').first().click();
  await page.locator('input[type=file]').setInputFiles(names.map(ownFile));
  await panel.see('Manage the assets before adding them to the Media Library');
}

async function fromComputer(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  await panel.press('Add new assets');
  await panel.see('Drag & Drop here or');
  await picture('from-computer', { of: panel.dialog, mark: panel.control('Browse files'), padding: -1 });
  await page.locator('input[type=file]').setInputFiles([ownFile('bowl.jpg'), ownFile('plate.jpg')]);
  await panel.see('2 assets ready to upload');
  const upload = panel.control('Upload 2 assets to the library');
  await picture('ready-to-upload', { of: panel.dialog, mark: upload, padding: -1 });
  await describe(tools);
  await panel.press('Upload 2 assets to the library');
  await panel.see('Assets (5)');
}

/** Changes a file that isn't uploaded yet. */
async function describe({ page, panel, picture }: Tools): Promise<void> {
  await panel.dialog.getByText('plate.jpg').click();
  const details = panel.dialog.last();
  await panel.fill('Alternative text', 'Pasta on a white plate', details);
  await page.mouse.move(740, 880);
  await picture('describe-before', {
    of: details,
    mark: [details.getByLabel('Alternative text'), panel.control('Crop', details)],
    padding: -1,
  });
  await panel.press('Crop', details);
  await details.locator('button[aria-haspopup=menu]').click();
  await panel.press('Crop the original asset');
  await panel.press('Finish', details);
  await panel.see('2 assets ready to upload');
}

async function fromWeb({ page, panel, picture }: Tools): Promise<void> {
  await page.route('https://images.example.com/**', (route) =>
    route.request().url().endsWith('soup.jpg')
      ? route.fulfill({
          body: readFileSync(image('bowl.jpg')),
          contentType: 'image/jpeg',
          headers: { 'access-control-allow-origin': '*' },
        })
      : route.abort(),
  );
  await panel.press('Add new assets');
  await panel.press('From url');
  await panel.see('Separate your URL links by a carriage return.');
  await panel.press('Next');
  await panel.see('One URL is invalid');
  await panel.fill('URL', 'https://images.example.com/missing.jpg');
  await panel.press('Next');
  await panel.see('Failed to fetch');
  await panel.press('Cancel');
  await panel.press('Add new assets');
  await panel.press('From url');
  await panel.fill('URL', 'https://images.example.com/soup.jpg');
  await picture('from-url', { of: panel.dialog, mark: panel.control('Next'), padding: -1 });
  await panel.press('Next');
  await panel.see('1 asset ready to upload');
  await panel.press('Upload 1 asset to the library');
  await panel.see('Assets (6)');
}

async function tooLarge(tools: Tools): Promise<void> {
  const { panel, picture, product } = tools;
  await product.run(`strapi.config.set('plugin.upload.sizeLimit', 10000); return 0;`);
  await chooseFiles(tools, ['terrace.jpg']);
  await panel.press('Upload 1 asset to the library');
  await panel.see('terrace.jpg exceeds size limit of 10 KB.');
  await picture('too-large', { of: panel.dialog, padding: -1 });
  await product.run(`strapi.config.set('plugin.upload.sizeLimit', 1000000000); return 0;`);
}

export const guide: Guide = {
  unseen: {
    'The uploaded file exceeds the maximum allowed asset size.': 'needs a file of more than 200 MB',
    'Are you sure? You have some files that have not been uploaded yet.':
      'the browser asks this in a window of its own',
    'An error occurred while uploading the file.': 'needs a connection that breaks off',
  },
  async walk(tools) {
    await tools.panel.open(LIBRARY);
    await tools.panel.see('Assets (3)');
    await fromComputer(tools);
    await fromWeb(tools);
    await tooLarge(tools);
    rmSync(COMPUTER, { recursive: true });
  },
};
