import type { Guide, Tools } from '../../../../tools/product/screenshots/src/guide';
import { LOGO } from '../../logo';

const file = (name: string, mimeType: string, content: string) => ({ name, mimeType, buffer: Buffer.from(content) });

const logoFile = () => file('restaurants.svg', 'image/svg+xml', LOGO);

/** One of the two fields of the part Customization: the nearest around the label that has a button. */
const logoField = (page: Tools['page'], label: string) =>
  page.getByText(label, { exact: true }).locator('xpath=ancestor::*[.//button][1]');

async function chooseFile({ page, panel }: Tools, chosen: ReturnType<typeof file>): Promise<void> {
  await page.locator('#logo-upload').setInputFiles(chosen);
  await panel.settle();
}

async function closeMessages({ page, panel }: Tools): Promise<void> {
  const close = page.getByRole('button', { name: 'Close', exact: true });
  while ((await close.count()) > 0) {
    await close.first().click();
    await panel.settle();
  }
}

async function seeNewerVersion({ page, panel }: Tools): Promise<void> {
  const releases = '**/repos/strapi/strapi/releases/latest';
  await page.route(releases, (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { tag_name: 'v4.15.0' } }),
  );
  await panel.open('/settings/application-infos');
  await panel.see('Upgrade your admin panel');
  await page.unroute(releases);
}

async function seeWhatIsRefused(tools: Tools): Promise<void> {
  const { panel } = tools;
  await chooseFile(tools, file('logo.txt', 'text/plain', 'logo'));
  await panel.see('Wrong format uploaded (accepted formats only: jpeg, jpg, png, svg).');
  await chooseFile(tools, file('wide.svg', 'image/svg+xml', LOGO.replace('width="80"', 'width="800"')));
  await panel.see('The file uploaded is too large (max dimension: 750x750, max file size: 100KB)');
  await panel.press('From URL', panel.dialog);
  await panel.fill('URL', 'https://restaurants.example/logo.svg', panel.dialog);
  await panel.press('Next', panel.dialog);
  await panel.see('Network error');
  await panel.press('From computer', panel.dialog);
}

async function seeRights({ page, panel }: Tools): Promise<void> {
  await panel.open('/settings/roles/2');
  await panel.press('Settings', panel.main);
  await panel.main.getByRole('button', { name: /^Project/ }).click();
  await panel.see('Read the project level settings');
  await page.getByText('Update the project level settings').waitFor();
}

export const guide: Guide = {
  unseen: {
    'Enterprise Edition': 'needs a license',
    'Admin seats': 'needs a license',
  },
  async walk(tools) {
    const { page, panel, picture } = tools;
    await seeNewerVersion(tools);
    await panel.open('/settings/application-infos');
    const details = page.getByRole('definition');
    await picture('details', {
      of: [page.getByRole('heading', { name: 'Details' }), details.nth(0), details.nth(1)],
      padding: 20,
    });
    const menuLogo = logoField(page, 'Menu logo');
    await picture('logos', {
      of: page.getByRole('heading', { name: 'Customization' }).locator('..'),
      mark: panel.control('Change logo', menuLogo),
      padding: 0,
    });
    await panel.press('Change logo', menuLogo);
    await panel.see('Browse files', panel.dialog);
    await seeWhatIsRefused(tools);
    await chooseFile(tools, logoFile());
    await picture('pending', { of: panel.dialog, mark: panel.control('Upload logo', panel.dialog), padding: -2 });
    await panel.press('Upload logo', panel.dialog);
    await closeMessages(tools);
    await panel.press('Change logo', logoField(page, 'Auth logo'));
    await chooseFile(tools, logoFile());
    await panel.press('Upload logo', panel.dialog);
    await panel.press('Save');
    await panel.see('Saved');
    await page.reload();
    await panel.settle();
    const navigation = page.getByRole('navigation').first();
    await picture('menu', { of: [navigation.getByText('Strapi Dashboard'), navigation.locator('img').first()] });
    await picture('reset', { of: menuLogo, mark: panel.control('Reset logo', menuLogo) });
    await panel.press('Change logo', menuLogo);
    await panel.see('Choose another logo');
    await panel.press('Cancel', panel.dialog);
    await panel.press('Reset logo', menuLogo);
    await panel.press('Save');
    await panel.see('Saved');
    await seeRights(tools);
    await page.getByRole('button', { name: 'Ada Admin' }).click();
    await panel.press('Logout');
    const title = page.getByRole('heading', { name: 'Welcome to Strapi!' });
    await picture('sign-in', {
      of: [page.getByRole('main').locator('img').first(), title, page.getByText('Log in to your Strapi account')],
      padding: 24,
    });
  },
};
