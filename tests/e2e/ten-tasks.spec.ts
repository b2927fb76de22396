import { expect, test, type Page } from '@playwright/test';
import { visit } from './support/visit';

/** The page on which a reader begins. */
const HOME = '/home/Home';

/** Most clicks that lead to an answer. */
const MOST_CLICKS = 2;

/** What a reader wants, the links that lead there or the words of a search, and what the page then shows. */
type Task = {
  need: string;
  way: { clicks: string[] } | { search: string };
  /** Pages that answer it. */
  pages: string[];
  /** What the reader needs to see there. */
  answer: string;
};

const TASKS: Task[] = [
  {
    need: 'start a project',
    way: { clicks: ['Create a project'] },
    pages: ['/dev-docs/installation/cli'],
    answer: 'new my-project --quickstart',
  },
  {
    need: 'find all operators of filters in the REST API',
    way: { clicks: ['Filter, sort, and paginate'] },
    pages: ['/dev-docs/api/rest/filters-locale-publication'],
    answer: '$containsi',
  },
  {
    need: 'raise the upload limit',
    way: { search: 'raise upload limit' },
    pages: ['/dev-docs/plugins/upload', '/dev-docs/configurations/middlewares'],
    answer: 'maxFileSize',
  },
  {
    need: 'allow the public to read entries',
    way: { clicks: ['Decide what visitors may read'] },
    pages: ['/user-docs/users-roles-permissions/configuring-end-users-roles'],
    answer: 'Select find (get the list) and findOne',
  },
  {
    need: 'fix a 403',
    way: { clicks: ['Fix status 403, 404, or 405'] },
    pages: ['/dev-docs/faq'],
    answer: '403 Forbidden',
  },
  {
    need: 'set up nginx with HTTPS',
    way: { search: 'nginx https' },
    pages: ['/dev-docs/deployment/nginx-proxy'],
    answer: 'sudo certbot certonly --nginx',
  },
  {
    need: 'publish an entry as an editor',
    way: { clicks: ['Publish or unpublish'] },
    pages: ['/user-docs/content-manager/saving-and-publishing-content'],
    answer: 'Click Publish at the top right',
  },
  {
    need: 'let an administrator who forgot the password in again',
    way: { search: 'reset admin password' },
    pages: ['/dev-docs/faq', '/dev-docs/cli', '/user-docs/intro'],
    answer: 'admin:reset-user-password',
  },
  {
    need: 'write a lifecycle hook',
    way: { search: 'lifecycle hook' },
    pages: ['/dev-docs/backend-customization/models'],
    answer: 'beforeCreate',
  },
  {
    need: 'back up the data and move it to another server',
    way: { search: 'back up and move data' },
    pages: [
      '/dev-docs/data-management',
      '/dev-docs/data-management/export',
      '/dev-docs/data-management/import',
      '/dev-docs/data-management/transfer',
    ],
    answer: 'strapi export',
  },
];

/** Types the words into the search of the page, and opens what comes first. */
async function openFirstResult(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('combobox', { name: 'Search the documentation' });
  await expect(field).toBeFocused();
  await field.pressSequentially(words);
  await expect(dialog.getByRole('option').locator('mark').first()).toBeVisible();
  // The answer to the first letters stays until the one to all of them is there.
  await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
  await dialog.getByRole('option').first().click();
  await expect(dialog).toHaveCount(0);
}

async function follow(page: Page, way: Task['way']): Promise<void> {
  await visit(page, HOME);
  if ('search' in way) {
    await openFirstResult(page, way.search);
  } else {
    expect(way.clicks.length).toBeLessThanOrEqual(MOST_CLICKS);
    for (const name of way.clicks) {
      await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    }
  }
}

/** The text of a page that is shown or comes into view by scrolling, in one line. `innerText` leaves out the latter. */
async function readText(page: Page): Promise<string> {
  const text = await page.getByRole('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.checkVisibility()) {
        texts.push(node.textContent ?? '');
      }
    }
    return texts.join('');
  });
  return text.replaceAll('\u200b', '').replaceAll(/\s+/g, ' ');
}

/** Long pages that are reached by a link are drawn part by part. */
const shows = (page: Page, answer: string): Promise<boolean> =>
  expect
    .poll(() => readText(page))
    .toContain(answer)
    .then(
      () => true,
      () => false,
    );

test(`${TASKS.length} tasks take at most ${MOST_CLICKS} clicks from the home page, or one search`, async ({ page }) => {
  const failures: string[] = [];
  for (const { need, way, pages, answer } of TASKS) {
    await follow(page, way);
    await page.waitForURL((url) => url.pathname !== HOME);
    const { pathname, hash } = new URL(page.url());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (!pages.includes(pathname)) {
      failures.push(`${need}: leads to ${pathname}${hash}`);
    } else if (!(await shows(page, answer))) {
      failures.push(`${need}: ${pathname} does not show “${answer}”`);
    } else if (hash) {
      // At the section, not only on its page.
      await expect(page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`)).toBeInViewport();
    }
    console.log(`${need}: ${pathname}${hash}`);
  }
  console.log(`${TASKS.length - failures.length} of ${TASKS.length} tasks`);
  expect(failures).toEqual([]);
});

test('planted: a page without the answer is noticed', async ({ page }) => {
  await follow(page, { clicks: ['Create a project'] });
  await page.waitForURL('/dev-docs/installation/cli#create-a-project');
  expect(await shows(page, 'new my-project --quickstart')).toBe(true);
  expect(await readText(page)).not.toContain('sudo certbot certonly --nginx');
});
