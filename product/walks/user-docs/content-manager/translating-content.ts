import { expect, type Page } from '@playwright/test';
import type { Guide, Tools } from '../../../../tools/product/screenshots/src/guide';

const ARTICLES = '/content-manager/collectionType/api::article.article';

/** An article in English alone, of which nothing else speaks. */
const writeArticle = ({ product }: Tools) =>
  product.run(`
    const [cover] = await strapi.query('plugin::upload.file').findMany({ where: { name: 'bowl.jpg' } });
    await strapi.entityService.create('api::article.article', {
      data: {
        title: 'Three soups for October', slug: 'three-soups-for-october', intro: 'Pumpkin, leek and onion.',
        readingTime: 3, cover: cover.id, locale: 'en', publishedAt: new Date(),
      },
    });
  `);

async function chooseLocale({ page, panel }: Tools, locale: string) {
  await page.getByRole('combobox', { name: 'Locales' }).click();
  await page.getByRole('option', { name: locale }).click();
  await panel.settle();
}

/** The list, with no more columns than fit into the window. */
async function lookAtList({ page, panel, picture, product }: Tools) {
  await product.run(`
    const contentTypes = strapi.plugin('content-manager').service('content-types');
    const article = strapi.contentType('api::article.article');
    const view = await contentTypes.findConfiguration(article);
    await contentTypes.updateConfiguration(article, { ...view, layouts: { ...view.layouts, list: ['id', 'title'] } });
  `);
  await panel.open(`${ARTICLES}?page=1&pageSize=10&sort=id:ASC`);
  const choice = page.getByRole('combobox', { name: 'Select a locale' });
  await picture('list', { of: [page.getByRole('grid').locator('../..'), choice], mark: choice });
  await chooseFromList(page, 'French (fr)');
  await panel.see('1 entry found');
}

/** An article that exists in all three languages, one of them a draft. */
async function lookAtEntry(tools: Tools) {
  const { page, panel, picture } = tools;
  await panel.open(ARTICLES);
  await page.getByRole('gridcell', { name: 'An evening in Lyon', exact: true }).click();
  await panel.see('published version');
  const common = page.getByRole('button', { name: 'This value is common to all locales' }).first();
  await picture('shared', {
    of: [common, page.getByText('readingTime'), page.getByText(/^min\. 1/), panel.field('readingTime')],
    mark: common,
  });
  await chooseLocale(tools, 'German (de)');
  await panel.see('draft version');
}

async function startTranslation({ page, panel, picture }: Tools) {
  await panel.open(ARTICLES);
  await page.getByRole('gridcell', { name: 'Three soups for October', exact: true }).click();
  await panel.see('published version');
  await page.getByRole('combobox', { name: 'Locales' }).click();
  // While the list is open, the rest of the page is hidden from roles.
  const heading = page.getByText('Internationalization', { exact: true });
  await picture('choose', {
    of: [heading, page.getByRole('listbox'), page.getByText('Delete this entry')],
    padding: 16,
  });
  await page.getByRole('option', { name: 'French (fr)' }).click();
  await panel.see('draft version');
  await page.reload();
  await panel.see('Fill in from another locale');
}

async function fillIn(tools: Tools) {
  const { page, panel, picture } = tools;
  const button = panel.control('Fill in from another locale');
  const heading = page.getByText('Internationalization', { exact: true });
  await picture('fill-in', { of: [heading, button], mark: button });
  await panel.press('Fill in from another locale');
  await picture('confirm', { of: panel.dialog, mark: panel.control('Yes, fill in'), padding: 0 });
  await panel.press('Yes, fill in');
  await panel.seeMessage('Locale copied');
  await panel.press('Save');
  await panel.seeMessage('This attribute must be unique');
  await panel.fill('title', 'Trois soupes pour octobre');
  await panel.press('Regenerate');
  await panel.press('Save');
  await panel.seeMessage('Saved');
  await panel.press('Publish');
  await panel.see('published version');
}

/** A program has changed one language alone: saving it in the panel makes the others the same. */
async function repairShared(tools: Tools) {
  const { page, panel, product } = tools;
  await product.run(`
    const { id } = await strapi.query('api::article.article').findOne({ where: { slug: 'three-soups-for-october' } });
    await strapi.entityService.update('api::article.article', id, { data: { readingTime: 9 } });
  `);
  await panel.open(ARTICLES);
  await page.getByRole('gridcell', { name: 'Three soups for October', exact: true }).click();
  await panel.see('published version');
  await expect(panel.field('readingTime')).toHaveValue('9');
  await panel.fill('intro', 'Pumpkin, leek, and onion.');
  await panel.press('Save');
  await panel.seeMessage('Saved');
  await chooseLocale(tools, 'French (fr)');
  await panel.see('published version');
  await expect(panel.field('readingTime')).toHaveValue('9');
}

async function chooseFromList(page: Page, locale: string) {
  await page.getByRole('combobox', { name: 'Select a locale' }).click();
  await page.getByRole('option', { name: locale }).click();
}

async function deleteOne(tools: Tools) {
  const { page, panel, picture } = tools;
  await panel.open(`${ARTICLES}?page=1&pageSize=10&sort=id:DESC&plugins[i18n][locale]=fr`);
  await panel.press('Delete item line 1');
  await panel.see('This will delete the active locale versions (from Internationalization)');
  await picture('delete', { of: panel.dialog, mark: panel.control('Confirm'), padding: 0 });
  await panel.press('Confirm');
  await panel.seeMessage('Deleted');
  await chooseFromList(page, 'English (en)');
  await panel.see('Three soups for October');
}

export const guide: Guide = {
  async walk(tools) {
    await writeArticle(tools);
    await tools.page.setViewportSize({ width: 1440, height: 1000 });
    await lookAtList(tools);
    await lookAtEntry(tools);
    await startTranslation(tools);
    await fillIn(tools);
    await chooseLocale(tools, 'English (en)');
    await repairShared(tools);
    await deleteOne(tools);
  },
};
