import type { Guide, Tools } from '../../../tools/product/screenshots/src/guide';
import { ownPanel } from '../own-panel';

/** Fails if the panel shows what the page says is gone, or asks for what it says isn't asked for. */
function claim(holds: boolean, text: string): void {
  if (!holds) {
    throw new Error(text);
  }
}

async function home({ page, panel, picture }: Tools): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await panel.open('/');
  // The title also has the second line inside, for screen readers.
  await page.getByText('Restaurant desk').first().waitFor();
  claim((await panel.control('Open help menu').count()) === 0, 'the help button is there');
  claim((await panel.control('Media Library').count()) === 0, 'the menu has the Media Library');
  claim(!asked.some((url) => url.includes('api.github.com')), 'the panel looks for a new version');
  const icon = (await page.locator('link[rel=icon]').getAttribute('href')) ?? '';
  claim(icon.startsWith('data:image/png'), `the icon is ${icon}`);
  await page.setViewportSize({ width: 1280, height: 640 });
  await picture('home', { of: page.locator('body'), padding: 0 });
  await page.setViewportSize({ width: 1280, height: 900 });
}

async function hidden({ page, panel, picture }: Tools): Promise<void> {
  await panel.open('/plugins/upload');
  await panel.see('Page not found');
  await panel.open('/content-manager/collectionType/api::restaurant.restaurant');
  claim((await panel.control('Homepage').count()) === 0, 'the Content Manager lists the home page');
  const navigation = page.getByRole('navigation').nth(1);
  const parts = [navigation.getByRole('heading').first(), navigation.getByText('Single Types').first()];
  await picture('content-manager', { of: [...parts, panel.control('Restaurant')], padding: 20 });
  await panel.open('/content-manager/singleType/api::homepage.homepage');
  await panel.main.getByRole('heading', { name: 'Homepage' }).waitFor();
}

async function editor({ panel, picture }: Tools): Promise<void> {
  await panel.open('/content-manager/collectionType/api::restaurant.restaurant/1');
  const field = panel.field('description');
  await panel.see('Markdown');
  await picture('editor', { of: field.locator('xpath=ancestor::*[.//label][1]'), padding: 16 });
}

async function signOut({ page, panel, picture }: Tools): Promise<void> {
  await page.locator('#main-nav-user-button').click();
  await panel.press('Logout');
  await panel.see('Welcome to the restaurant desk');
  const title = page.getByRole('heading', { name: 'Welcome to the restaurant desk' });
  await picture('sign-in', {
    of: [page.getByRole('main').locator('img').first(), title, page.getByText('Log in to your Strapi account')],
    padding: 24,
  });
}

async function french({ page, panel, picture }: Tools): Promise<void> {
  await panel.open('/me');
  await panel.choose('Interface language', 'Français');
  await panel.press('Save');
  await page.getByText('Espace restaurants').first().waitFor();
  await panel.letGo();
  const navigation = page.getByRole('navigation').first();
  await picture('french', {
    of: [navigation.locator('img').first(), navigation.getByText('Espace restaurants').first()],
    padding: 16,
  });
}

export const guide: Guide = {
  project: ownPanel,
  async walk(tools) {
    await home(tools);
    await hidden(tools);
    await editor(tools);
    await french(tools);
    await tools.page.evaluate(() => localStorage.removeItem('strapi-admin-language'));
    await tools.panel.open('/');
    await signOut(tools);
  },
};
