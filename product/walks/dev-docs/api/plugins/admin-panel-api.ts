import type { Guide, Tools } from '../../../../../tools/product/screenshots/src/guide';
import { readGeneratedPlugin } from '../../../generated-plugin';

const NOTE = 'plugin::kitchen-notes.note';
const DISH = 'api::dish.dish';

/** Fails if the panel does something else than the page says. */
function claim(holds: boolean, text: string): void {
  if (!holds) {
    throw new Error(text);
  }
}

/** Writes three notes, two of them about the first dish. */
async function writeNotes({ product }: Tools): Promise<number> {
  return Number(
    await product.run(`
      const [dish] = await strapi.entityService.findMany('${DISH}', { sort: 'id', limit: 1 });
      for (const [text, done, of] of [
        ['Serve in a deep plate', false, dish.id],
        ['Buy more parsley', true, dish.id],
        ['Sharpen the knives', false, undefined],
      ]) {
        await strapi.entityService.create('${NOTE}', { data: { text, done, dish: of } });
      }
      return dish.id;
    `),
  );
}

async function notesPage({ page, panel, picture }: Tools): Promise<void> {
  await panel.open('/');
  await panel.press('Kitchen notes');
  await panel.see('Sharpen the knives');
  await panel.see('The Content Manager also shows them next to a dish.');
  claim((await page.getByText('Buy more parsley').count()) === 0, 'the page shows a done note');
  const [general, ofDish] = [page.getByText('Sharpen the knives'), page.getByText(/Serve in a deep plate$/)];
  const tops = await Promise.all([general, ofDish].map(async (note) => (await note.boundingBox())?.y ?? 0));
  claim((tops[0] ?? 0) < (tops[1] ?? 0), 'the hook did not sort the notes');
  await panel.letGo();
  await page.setViewportSize({ width: 1280, height: 520 });
  await picture('page', { of: page.locator('body'), padding: 0, mark: panel.control('Kitchen notes') });
  await page.setViewportSize({ width: 1280, height: 900 });
}

async function settings({ page, panel, picture }: Tools): Promise<void> {
  await panel.open('/settings');
  await panel.see('Totals of the notes');
  await panel.see('Global Settings');
  await panel.see('Administration panel');
  const links = await page.getByRole('navigation').nth(1).getByRole('link').allInnerTexts();
  const own = links.indexOf('Totals of the notes');
  claim(
    links[own - 1] === 'Internationalization' && links[own + 1] === 'Media Library',
    `the links are ${links.join(', ')}`,
  );
  await panel.press('Display');
  await panel.press('Show done notes');
  claim((await page.evaluate(() => localStorage.getItem('kitchen-notes.showDone'))) === 'true', 'nothing is stored');
  await panel.letGo();
  await picture('settings', {
    of: page.locator('body'),
    padding: 0,
    mark: [panel.control('Totals of the notes'), panel.control('Display')],
  });
  await panel.press('Totals of the notes');
  await panel.see('1 / 3');
  await panel.open('/settings/roles');
  await panel.see('Super Admin');
  await panel.open('/plugins/kitchen-notes');
  await page.getByText('Buy more parsley').waitFor();
}

async function contentManager({ page, panel, picture }: Tools, dish: number): Promise<void> {
  await panel.open(`/content-manager/collectionType/${DISH}/${dish}`);
  await panel.see('Serve in a deep plate');
  await panel.see('Note');
  await panel.letGo();
  await page.setViewportSize({ width: 1280, height: 620 });
  const box = panel.main.getByText('Kitchen notes', { exact: true }).locator('xpath=..');
  await picture('edit-view', { of: page.locator('body'), padding: 0, mark: box });
  await page.setViewportSize({ width: 1280, height: 900 });
  await panel.open(`/content-manager/collectionType/${DISH}`);
  await panel.see('Open notes: 2');
  const column = panel.main.getByText('Open notes', { exact: true });
  const cell = page
    .getByRole('row', { name: /Onion soup/ })
    .getByRole('gridcell')
    .filter({ hasText: /^1$/ });
  claim((await cell.count()) > 0, 'the column shows no number');
  await panel.letGo();
  await page.setViewportSize({ width: 1280, height: 620 });
  const button = panel.main.getByText('Open notes: 2', { exact: true }).locator('xpath=ancestor::a');
  await picture('list-view', { of: page.locator('body'), padding: 0, mark: [button, column] });
  await panel.open('/content-manager/collectionType/api::restaurant.restaurant');
  claim((await page.getByText(/^Open notes/).count()) === 0, 'the list of restaurants has notes');
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** What someone sees whose role has none of the permissions. */
async function withoutPermission({ page, panel, product }: Tools): Promise<void> {
  const token = await product.run(`
    const { role, token, user } = strapi.admin.services;
    const { id } = await role.findOne({ code: 'strapi-editor' });
    const editor = await user.create({
      firstname: 'Eda',
      lastname: 'Editor',
      email: 'eda@example.com',
      password: 'Sample1234',
      isActive: true,
      registrationToken: null,
      roles: [id],
    });
    return token.createJwtToken(editor);
  `);
  await page.evaluate((jwt) => {
    localStorage.setItem('jwtToken', JSON.stringify(jwt));
    localStorage.setItem('userInfo', JSON.stringify({ firstname: 'Eda', lastname: 'Editor' }));
  }, token);
  const refused = page.waitForResponse((response) => response.url().endsWith('/kitchen-notes/notes'));
  await panel.open('/settings/kitchen-notes/display');
  claim((await refused).status() === 403, 'the server sends the notes to someone without the permission');
  await panel.see('Eda Editor');
  await panel.see('Show done notes');
  claim((await panel.control('Display').count()) === 0, 'the settings show the link to someone without the permission');
  const sections = page.getByRole('navigation').nth(1).getByText('Kitchen notes', { exact: true });
  claim((await sections.count()) === 0, 'the settings show the empty section');
  claim(
    (await panel.control('Kitchen notes').count()) === 0,
    'the menu shows the link to someone without the permission',
  );
  await panel.open('/plugins/kitchen-notes');
  await page.waitForURL(/\/admin\/$/);
}

async function french({ page, panel, picture }: Tools): Promise<void> {
  await page.evaluate(() => localStorage.setItem('strapi-admin-language', 'fr'));
  await panel.open('/plugins/kitchen-notes');
  await panel.see('Ce que la cuisine doit savoir');
  await panel.letGo();
  await page.setViewportSize({ width: 1280, height: 520 });
  await picture('french', { of: page.locator('body'), padding: 0 });
  await page.setViewportSize({ width: 1280, height: 900 });
  await panel.open(`/content-manager/collectionType/${DISH}`);
  await panel.see('Notes ouvertes');
}

/** Changes the code that the panel is built from. */
async function changeCode(page: Tools['page'], from: RegExp, to: string): Promise<void> {
  await page.unroute('**/*.js');
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(from, to) });
  });
}

/** The panel while the plugin isn't ready, and with an error in the plugin's `bootstrap`. */
async function withError({ page, panel }: Tools): Promise<void> {
  await changeCode(page, /(name:["'`]Kitchen notes["'`],)(?=injectionZones)/, '$1isReady:false,');
  await page.goto(new URL('/admin/', page.url()).href);
  await page.waitForResponse((response) => response.url().endsWith('/i18n/locales'));
  await page.waitForTimeout(2000);
  claim(await page.getByText('Loading content.').isVisible(), 'the panel appears although a plugin is not ready');

  await changeCode(page, /(registerHook\(["'`])Admin\/CM\/pages\/ListView\/inject-column-in-table/g, '$1lost');
  const failed = page.waitForEvent('pageerror');
  await panel.open('/');
  claim((await failed).message.includes('The hook lost is not defined.'), `the console shows ${String(await failed)}`);
  claim((await page.locator('#app').innerHTML()) === '', 'the panel appears although the plugin failed');
  await page.unroute('**/*.js');
}

export const guide: Guide = {
  // The admin part of the page, in a generated plugin with the server part of the other page.
  project: {
    pages: ['docs/dev-docs/api/plugins/admin-panel-api.md', 'docs/dev-docs/api/plugins/server-api.md'],
    files: readGeneratedPlugin(['server', 'admin/src/index.js', 'admin/src/translations']),
  },
  async walk(tools) {
    const dish = await writeNotes(tools);
    await notesPage(tools);
    await settings(tools);
    await contentManager(tools, dish);
    await french(tools);
    await tools.page.evaluate(() => localStorage.setItem('strapi-admin-language', 'en'));
    await withoutPermission(tools);
    await withError(tools);
  },
};
