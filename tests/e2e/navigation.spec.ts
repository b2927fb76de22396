import { expect, test } from '@playwright/test';
import { scrollUpUntil } from './support/scroll-up-until';
import { visit } from './support/visit';

test('a reader gets from the landing page to an answer, and on to the next page', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'What Strapi Cloud is' }).click();
  await expect(page).toHaveURL('/cloud/intro');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Strapi Cloud');

  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.locator('summary', { hasText: 'Projects' }).click();
  await sidebar.getByRole('link', { name: 'Project settings' }).click();
  await expect(page).toHaveURL('/cloud/projects/settings');
  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project settings');

  const contents = page.locator('.table-of-contents');
  const entry = contents.getByRole('link').nth(1);
  const heading = await entry.innerText();
  await entry.click();
  await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
  await expect(page).toHaveURL(/\/cloud\/projects\/settings#./);

  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL('/cloud/projects/collaboration');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Collaboration on projects');
  await page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link', { name: /^Previous/ })
    .click();
  await expect(page).toHaveURL('/cloud/projects/settings');
});

test('the navbar leads to the areas and marks the present one', async ({ page }) => {
  await visit(page, '/');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  for (const [label, path] of [
    ['Developer Docs', '/dev-docs/intro'],
    ['User Guide', '/user-docs/intro'],
    ['Cloud', '/cloud/intro'],
  ] as const) {
    await navbar.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(navbar.getByRole('link', { name: label, exact: true })).toHaveClass(/navbar__link--active/);
  }
  await expect(navbar.getByRole('link', { name: '4.14.0' })).toBeVisible();
  const source = navbar.getByRole('link', { name: 'Public source repository' });
  await expect(source).toHaveAttribute('href', /^https:\/\/github\.com\/strapi\/strapi\/tree\/v4\.14\.0$/);
  await navbar.getByRole('link', { name: 'Plumbline' }).click();
  await expect(page).toHaveURL('/');
});

test('the navbar marks the area on pages of a part that has its own sidebar', async ({ page }) => {
  await visit(page, '/dev-docs/api/rest/relations');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await expect(navbar.getByRole('link', { name: 'Developer Docs' })).toHaveClass(/navbar__link--active/);
  await expect(navbar.getByRole('link', { name: 'Cloud' })).not.toHaveClass(/navbar__link--active/);
});

test('the footer has its three groups and says that the site is independent', async ({ page }) => {
  await visit(page, '/cloud/intro');
  const footer = page.getByRole('contentinfo');
  for (const group of ['Docs', 'Community', 'More']) {
    await expect(footer.getByText(group, { exact: true })).toBeVisible();
  }
  await expect(footer).toContainText('Not affiliated with or endorsed by Strapi, Inc.');
  await footer.getByRole('link', { name: 'Documentation status' }).click();
  await expect(page).toHaveURL('/status');
});

test('the language switch keeps path, query and hash', async ({ page }) => {
  const target = '/cloud/projects/settings?from=mail#where-next';
  await visit(page, target);
  await page.getByRole('button', { name: 'English' }).hover();
  const english = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'English' });
  await expect(english).toHaveAttribute('href', target);
  await english.click();
  await expect(page).toHaveURL(target);
});

test('breadcrumbs show the way and lead home', async ({ page }) => {
  await visit(page, '/cloud/projects/settings');
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs.getByRole('listitem')).toHaveText(['', 'Cloud', 'Projects', 'Project settings']);
  await breadcrumbs.getByRole('link', { name: 'Cloud' }).click();
  await expect(page).toHaveURL('/cloud/intro');
  await breadcrumbs.getByRole('link', { name: 'Home page' }).click();
  await expect(page).toHaveURL('/');
});

test('breadcrumbs of a part with its own sidebar begin with the area', async ({ page }) => {
  await visit(page, '/dev-docs/configurations/server');
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs.getByRole('link', { name: 'Developer Docs' })).toHaveAttribute('href', '/dev-docs/intro');
});

test('the contents list holds levels 2 and 3 of the page, in order', async ({ page }) => {
  await visit(page, '/dev-docs/faq');
  const headings = page.locator('.theme-doc-markdown').locator('h2, h3');
  const clean = (texts: string[]) => texts.map((text) => text.replace(/\u200b|#/g, '').trim());
  const expected = clean(await headings.allInnerTexts());
  expect(expected.length).toBeGreaterThan(5);
  expect(clean(await page.locator('.theme-doc-toc-desktop .table-of-contents__link').allTextContents())).toEqual(
    expected,
  );
});

test('a long page that is reached by a link is drawn to its end', async ({ page }) => {
  await visit(page, '/dev-docs/intro');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/dev-docs/faq');
  const drawn = page.locator('.theme-doc-markdown').locator('h2, h3');
  await expect(drawn.first()).toBeInViewport();
  await page.goto('/dev-docs/faq');
  const all = await drawn.count();
  await visit(page, '/dev-docs/intro');
  await sidebar.getByRole('link', { name: 'FAQ' }).click();
  await expect(drawn).toHaveCount(all);
});

test('back to top appears on the way up and leads there', async ({ page }) => {
  await visit(page, '/dev-docs/faq', { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await scrollUpUntil(page, button);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
