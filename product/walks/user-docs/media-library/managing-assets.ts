import type { Guide, Tools } from '../../../../tools/product/screenshots/src/guide';

async function openAsset({ page, panel }: Tools, name: string): Promise<void> {
  await panel.see(name);
  await page.getByText(name, { exact: true }).first().click();
  await panel.see('Asset ID');
}

/** The asset's picture with the buttons above it. */
const preview = ({ page, panel }: Tools) =>
  panel.dialog
    .locator('div')
    .filter({ has: panel.control('Crop') })
    .filter({ has: page.locator('img') })
    .last();

/** Where no button shows what it is for. */
const leave = ({ page }: Tools) => page.mouse.move(740, 880);

async function describe(tools: Tools): Promise<void> {
  const { panel, picture } = tools;
  await panel.open('/plugins/upload');
  await openAsset(tools, 'terrace.jpg');
  await picture('details', { of: panel.dialog, padding: -1 });
  await panel.fill('File name', 'terrace-at-dusk.jpg');
  await panel.fill('Caption', 'Chez Amélie in summer');
  await leave(tools);
  await picture('change', {
    of: [panel.dialog.getByText('File name'), panel.field('Caption'), panel.control('Finish')],
    mark: panel.control('Finish'),
  });
  await panel.press('Finish');
  await panel.see('terrace-at-dusk.jpg');
}

async function crop(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  await openAsset(tools, 'bowl.jpg');
  const crop = panel.control('Crop');
  await picture('crop-button', { of: preview(tools), mark: crop, padding: 8 });
  await crop.click();
  const menu = panel.dialog.locator('button[aria-haspopup=menu]');
  await menu.waitFor();
  await leave(tools);
  await menu.click();
  await panel.see('Duplicate & crop the asset');
  await picture('crop', {
    of: page.locator('[role=dialog]'),
    mark: page.getByRole('menuitem', { name: 'Duplicate & crop the asset' }),
    padding: -1,
  });
  await panel.press('Duplicate & crop the asset');
  await panel.see('Assets (4)');
}

async function useFile(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  await openAsset(tools, 'plate.jpg');
  await picture('buttons', {
    of: preview(tools),
    mark: panel.control('Copy link'),
    padding: 8,
  });
  const footer = ['Cancel', 'Replace Media', 'Finish'].map((name) => panel.control(name));
  await picture('replace', { of: footer, mark: panel.control('Replace Media') });
  await panel.press('Copy link');
  await panel.see('Link copied into the clipboard');
  const download = page.waitForEvent('download');
  await panel.press('Download');
  await download;
}

async function remove(tools: Tools): Promise<void> {
  const { panel, picture } = tools;
  await panel.press('Delete');
  await panel.see('Are you sure you want to delete this?');
  await leave(tools);
  await picture('delete', { of: panel.dialog.last(), mark: panel.control('Confirm'), padding: -1 });
  await panel.press('Confirm');
  await panel.see('Elements have been successfully deleted.');
}

export const guide: Guide = {
  unseen: {
    'You are not allowed to edit this file.': 'needs somebody who may change their own files only',
    'Are you sure? Your changes will be lost.': 'the browser asks this in a window of its own',
  },
  async walk(tools) {
    await describe(tools);
    await crop(tools);
    await useFile(tools);
    await remove(tools);
  },
};
