import type { Guide, Tools } from '../../../tools/product/screenshots/src/guide';

const BUILDER = '/plugins/content-type-builder';

async function lookAround({ page, panel, picture }: Tools): Promise<void> {
  await panel.open('/');
  await panel.press('Content-Type Builder');
  await panel.see('Article');
  const types = page.getByRole('navigation', { name: 'Content-Type Builder' });
  const buttons = panel.control('Save').locator('..');
  await picture('overview', { of: page.locator('body'), mark: [types, panel.control('Edit'), buttons], padding: 0 });
  await panel.press('Edit');
  await panel.see('Finish');
  await panel.press('Cancel');
  await panel.press('User');
  await panel.see('resetPasswordToken');
  await picture('locked-fields', { of: [page.getByRole('row').nth(0), page.getByRole('row').nth(3)], padding: 8 });
}

/** Goes as far as the message, and keeps the change away from the server, which would really restart. */
async function save({ page, panel, picture }: Tools): Promise<void> {
  await panel.press('Category');
  await page.locator('button', { hasText: 'Delete description' }).click();
  const subtitle = page.getByText('Build the data architecture of your content');
  await picture('save', { of: [panel.control('Back'), subtitle, panel.control('Save')], mark: panel.control('Save') });
  await panel.press('Create new component');
  await panel.see('Please save your work before creating a new collection type or component');
  await page.route('**/content-type-builder/content-types/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ json: {} }) : route.continue(),
  );
  await panel.press('Save');
  await panel.see('Waiting for restart...');
  await panel.open('/');
  await page.unrouteAll();
  await page.route('**/content-type-builder/content-types/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 400, json: {} }) : route.continue(),
  );
  await panel.open(`${BUILDER}/content-types/api::category.category`);
  await page.locator('button', { hasText: 'Delete description' }).click();
  await panel.press('Save');
  await panel.see('An error occurred');
  await panel.open('/');
  await page.unrouteAll();
}

async function allow({ page, panel, picture }: Tools): Promise<void> {
  await panel.open('/settings/roles');
  await panel.see('Roles');
  await page.getByText('Editor', { exact: true }).click();
  await page.getByRole('tab', { name: 'Plugins' }).click();
  const rights = panel.main.getByRole('button', { name: /^content-type-builder/i });
  await rights.click();
  await panel.see('Read');
  const read = page.getByLabel('Read').last();
  await picture('permission', {
    of: [rights, read, panel.control('Settings', panel.main).nth(1)],
    mark: read,
    padding: 16,
  });
}

export const guide: Guide = {
  unseen: {
    'Are you sure you want to leave? All your modifications will be lost.': 'the browser asks this, not the page',
    'The restart is taking longer than expected': 'comes only when the server stays away for half a minute',
  },
  async walk(tools) {
    const { page, panel, picture, product } = tools;
    await lookAround(tools);
    await save(tools);
    await allow(tools);
    await product.run("strapi.config.set('autoReload', false)");
    try {
      await panel.open(BUILDER);
      await panel.see('Article');
      await page.getByRole('button', { name: 'Close' }).click();
      const parts = [panel.control('Back'), panel.control('Configure the view'), page.getByRole('row').nth(3)];
      await picture('read-only', { of: parts, padding: 10 });
    } finally {
      await product.run("strapi.config.set('autoReload', true)");
    }
  },
};
