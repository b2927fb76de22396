import type { Guide, Tools } from '../../../../tools/product/screenshots/src/guide';

const REVIEWS = '/content-manager/collectionType/api::review.review';
const ARTICLES = '/content-manager/collectionType/api::article.article';

async function saveAndPublish(tools: Tools) {
  const { page, panel, picture } = tools;
  await panel.open(REVIEWS);
  await panel.press('Create new entry');
  await panel.fill('title', 'A quiet corner');
  const header = [panel.control('Back'), page.getByText('API ID : review')];
  await picture('save', { of: [...header, panel.control('Save')], mark: panel.control('Save'), padding: 16 });
  await panel.press('Save');
  await panel.seeMessage('Saved');
  await panel.see('draft version');

  await panel.press('Publish');
  await panel.see('This value is required.');
  await panel.fill('stars', '4');
  await panel.press('Save');
  await panel.seeMessage('Saved');
  const badge = page.getByRole('complementary').filter({ hasText: 'draft version' }).last();
  await picture('publish', {
    of: [panel.control('Publish'), panel.control('Save'), badge],
    mark: panel.control('Publish'),
  });
  await panel.press('Publish');
  await panel.see('published version');

  await panel.press('Unpublish');
  await picture('unpublish', { of: panel.dialog, mark: panel.control('Yes, confirm'), padding: 0 });
  await panel.press('Yes, confirm');
  await panel.see('draft version');
}

async function publishWithDraftRelation({ page, panel, picture, product }: Tools) {
  await product.run(`
    const restaurant = await strapi.query('api::restaurant.restaurant').findOne({ where: { slug: 'green-table' } });
    await strapi.entityService.create('api::article.article', {
      data: { title: 'Opening in spring', locale: 'en', restaurants: [restaurant.id] },
    });
  `);
  await panel.open(ARTICLES);
  await page.getByRole('row').filter({ hasText: 'Opening in spring' }).click();
  await panel.press('Publish');
  await picture('draft-relation', {
    of: panel.dialog,
    mark: panel.control('Yes, publish'),
    padding: 0,
  });
  await panel.press('Yes, publish');
  await panel.see('published version');
}

/** The last five reviews, all columns of which fit into the window. */
async function openReviews({ page, panel }: Tools) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await panel.open(`${REVIEWS}?page=1&pageSize=5&sort=id:DESC`);
}

async function select({ page, panel }: Tools, lines: number[]) {
  for (const line of lines) {
    await page.getByRole('checkbox', { name: `Select ${line}` }).check();
  }
  await panel.see(`${lines.length} entries selected`);
}

/** A draft that is ready, one that lacks what is required, and a published entry. */
async function publishMany(tools: Tools) {
  const { page, panel, picture, product } = tools;
  await product.run(`
    const create = (data) => strapi.entityService.create('api::review.review', { data: { ...data, publishedAt: null } });
    await create({ title: 'No stars yet', text: 'We will come back.' });
    await create({ title: 'Worth the stairs', text: 'Ask for the terrace.', stars: 4 });
  `);
  await openReviews(tools);
  await select(tools, [1, 2, 5]);
  const list = [page.getByText('3 entries selected'), page.getByRole('grid').locator('../..')];
  await picture('select', { of: list, mark: panel.control('Publish') });
  await panel.press('Publish');
  await panel.see('Ready to publish');
  const { dialog } = panel;
  await picture('publish-many', { of: dialog, mark: panel.control('Publish', dialog), padding: 0 });
  await panel.press('Publish', dialog);
  await panel.see('Are you sure you want to publish these entries?');
  await panel.press('Publish', dialog.last());
  await panel.see('Published');
  await panel.press('Cancel');
}

async function unpublishMany(tools: Tools) {
  const { panel, picture } = tools;
  await openReviews(tools);
  await select(tools, [1, 5]);
  await panel.press('Unpublish');
  await panel.see('Are you sure you want to unpublish these entries?');
  await picture('unpublish-many', { of: panel.dialog, mark: panel.control('Unpublish', panel.dialog), padding: 0 });
  await panel.press('Unpublish', panel.dialog);
  await panel.seeMessage('Unpublished');
}

async function deleteEntries(tools: Tools) {
  const { page, panel, picture } = tools;
  await page.getByRole('row').filter({ hasText: 'No stars yet' }).click();
  const first = panel.control('Edit the model');
  const last = panel.control('Delete this entry');
  await picture('delete', { of: [first, last], mark: last, padding: 7 });
  await panel.press('Delete this entry');
  await panel.see('Are you sure you want to delete this?');
  await panel.press('Confirm');
  await panel.seeMessage('Deleted');
  await openReviews(tools);
  await panel.press('Delete item line 1');
  await panel.press('Confirm');
  await panel.seeMessage('Deleted');
  await select(tools, [1, 2]);
  await panel.press('Delete');
  await panel.see('Are you sure you want to delete these entries?');
  await panel.press('Confirm');
}

export const guide: Guide = {
  async walk(tools) {
    await saveAndPublish(tools);
    await publishWithDraftRelation(tools);
    await publishMany(tools);
    await unpublishMany(tools);
    await deleteEntries(tools);
  },
};
