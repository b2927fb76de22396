import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchExamples } from '../../grammar/match-examples';
import type { Product } from '../../tools/product/start/src/product';
import { readSeededData, startSeededCopy } from '../../tools/product/start/src/seeded';
import { toOverlay } from '../../tools/product/verify/src/overlay';
import { readPage } from '../../tools/product/verify/src/read-page';

const PAGE = 'docs/dev-docs/configurations/cron.md';

/** Text of the page's first files, by path. */
function readFiles(paths: string[]): Record<string, string> {
  const examples = matchExamples(readPage(PAGE).tree);
  const texts = paths.map((path) => {
    const found = examples.find(({ fence }) => fence.values.title === `./${path}`);
    expect(found, `${PAGE} shows no ${path}`).toBeDefined();
    return toOverlay(path, found?.fence.text ?? '');
  });
  return Object.assign({}, ...texts) as Record<string, string>;
}

let product: Product;
beforeAll(async () => {
  const overlay = readFiles(['config/cron-tasks.js', 'config/server.js']);
  product = await startSeededCopy('cron-page', await readSeededData(), { overlay });
});
afterAll(() => product.stop());

/** Lets the clock of the product go from one moment to another, and counts the drafts that are left. */
async function countDraftsAfter(from: string, until: string): Promise<unknown> {
  return product.run(`
    const { mock } = require('node:test');
    const wait = setTimeout;
    strapi.cron.stop();
    mock.timers.enable({ apis: ['setTimeout', 'Date'], now: new Date('${from}') });
    try {
      strapi.cron.start();
      mock.timers.tick(new Date('${until}') - new Date('${from}'));
    } finally {
      mock.timers.reset();
      strapi.cron.stop();
    }
    await new Promise((resolve) => wait(resolve, 500));
    return strapi.entityService.count('api::restaurant.restaurant', { filters: { publishedAt: { $null: true } } });`);
}

test('the task of the page does not run before its time, nor at the weekend', async () => {
  // Six in Paris is four o'clock UTC in summer; the second of October 2023 is a Monday.
  expect(await countDraftsAfter('2023-10-02T03:59:00Z', '2023-10-02T03:59:59Z')).toBe(1);
  expect(await countDraftsAfter('2023-10-01T03:59:00Z', '2023-10-01T04:01:00Z')).toBe(1);
});

test('it runs when its time has come', async () => {
  expect(await countDraftsAfter('2023-10-02T03:59:00Z', '2023-10-02T04:00:01Z')).toBe(0);
});
