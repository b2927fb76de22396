import { expect, test, type Locator, type Page, type Request } from '@playwright/test';
import { findViolations } from '../support/axe';
import { PAGES_SITE } from '../support/ports';
import { enlarge } from './support/enlarged';
import { visit } from './support/visit';

test.describe.configure({ mode: 'serial' });

/** The fixture's pages for this file. */
const HOME = `${PAGES_SITE}/reading`;

test.beforeEach(async ({ page }) => {
  await visit(page, HOME, { waitUntil: 'networkidle' });
});

const codeBlock = (page: Page, text: string) => page.locator('.theme-code-block').filter({ hasText: text });

async function copy(page: Page, block: Locator): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await block.hover();
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await block.getByRole('button', { name: /^Copy / }).click();
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).not.toBe('');
  return read();
}

test.describe('code', () => {
  test('is copied without prompts, output, removed lines and diff marks', async ({ page }) => {
    expect(await copy(page, codeBlock(page, 'added 1 package'))).toBe('npm install \\\n  --save-exact\nnpm start');
    expect(await copy(page, codeBlock(page, '-port: 80'))).toBe("host: 'localhost',\nport: 1337,");
    const server = await copy(page, codeBlock(page, 'module.exports'));
    expect(server).toContain('port: 1337');
    expect(server).not.toContain('port: 80');
    expect(server).not.toContain('next-line');
  });

  test('has a title, line numbers, and marked lines', async ({ page }) => {
    const block = codeBlock(page, 'module.exports');
    await expect(block).toContainText('./config/server.js');
    await expect(block.locator('[class*="codeLineNumber"]')).toHaveCount(6);
    await expect(block.locator('.theme-code-block-highlighted-line')).toContainText('a-value-that-is-so-long');
    await expect(codeBlock(page, 'const first').locator('.theme-code-block-highlighted-line')).toHaveText(/second = 2/);
    const colourOf = (name: string) => block.locator(name).evaluate((line) => getComputedStyle(line).backgroundColor);
    expect(await colourOf('.code-block-added')).not.toBe(await colourOf('.code-block-removed'));
    expect(await colourOf('.code-block-added')).not.toBe('rgba(0, 0, 0, 0)');
  });

  test('is wrapped on request', async ({ page }) => {
    const block = codeBlock(page, 'module.exports');
    const overflows = () => block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
    await expect.poll(overflows).toBe(true);
    await block.hover();
    await block.getByRole('button', { name: 'Toggle word wrap' }).click();
    await expect.poll(overflows).toBe(false);
  });
});

test.describe('live code', () => {
  const editor = (page: Page) => page.getByRole('textbox', { name: 'Code, editable' });

  test('shows what it does below itself, and what the reader changes in it', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Pressed 0 times' });
    await button.click();
    await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
    const top = async (box: Locator) => (await box.boundingBox())?.y ?? NaN;
    expect(await top(editor(page))).toBeLessThan(await top(page.getByText('Result', { exact: true })));
    await editor(page)
      .getByText('Pressed')
      .dblclick({ position: { x: 5, y: 5 } });
    await page.keyboard.type('Clicked');
    await expect(page.getByRole('button', { name: 'Clicked 0 times' })).toBeVisible();
    await page.getByRole('button', { name: 'Reset code to original' }).click();
    await expect(button).toBeVisible();
  });

  test('is left with the tab key', async ({ page }) => {
    const result = page.getByRole('button', { name: 'Pressed 0 times' });
    await expect(result).toBeVisible();
    await editor(page).focus();
    await page.keyboard.press('Tab');
    await expect(result).toBeFocused();
  });

  test('and diagrams can be read without JavaScript', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(HOME);
    await expect(page.getByText('const [count, setCount]')).toBeVisible();
    await expect(
      page.getByRole('img', { name: 'A request on its way' }).or(page.locator('svg.flowchart')),
    ).toBeVisible();
    await page.close();
  });
});

test('a diagram is drawn in the colours of the mode, with its text for readers who do not see it', async ({ page }) => {
  const diagram = page.locator('svg[aria-roledescription^="flowchart"]');
  await expect(diagram).toHaveAccessibleName('A request on its way');
  await expect(diagram).toHaveAccessibleDescription(
    'A request passes the route, then the policy, then the controller.',
  );
  const boxColour = () =>
    diagram
      .locator('.node path, .node rect')
      .first()
      .evaluate((box) => getComputedStyle(box).fill);
  const light = await boxColour();
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await expect.poll(boxColour).not.toBe(light);
});

test('an editor that fails to load leaves the code, and is loaded by Try again', async ({ page }) => {
  let failures = 0;
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    // A message of react-live, since chunks have no names.
    const isEditor = (await response.text()).includes('must call `render`');
    failures += Number(isEditor);
    return isEditor && failures === 1 ? route.abort() : route.fulfill({ response });
  });
  await visit(page, HOME);
  const failure = page.getByRole('alert').filter({ hasText: 'The editor could not be loaded' });
  await expect(failure).toBeVisible();
  await expect(codeBlock(page, 'function Greeting')).toBeVisible();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 0 times' })).toBeVisible();
  await expect(failure).toHaveCount(0);
  // A file that is fetched ahead may still be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the editor is fetched by the pages that hold one', async ({ browser }) => {
  const countScriptBytes = async (path: string, ready: string) => {
    const other = await browser.newPage();
    const requests: Request[] = [];
    other.on('requestfinished', (request) => requests.push(request));
    await visit(other, HOME + path, { waitUntil: 'networkidle' });
    await other.locator(ready).first().waitFor();
    // One that was fetched ahead comes from the cache when it runs.
    const sizes = new Map<string, number>();
    for (const request of requests.filter((each) => each.url().includes('/assets/js/'))) {
      const { responseBodySize } = await request.sizes();
      sizes.set(request.url(), Math.max(responseBodySize, sizes.get(request.url()) ?? 0));
    }
    await other.close();
    return [...sizes.values()].reduce((sum, size) => sum + size, 0);
  };
  const withEditor = await countScriptBytes('', '[class*=playgroundEditor]');
  const withNone = await countScriptBytes('/other', 'h1');
  // The editor weighs 64 KB; a diagram is part of its page.
  expect(withEditor - withNone).toBeGreaterThan(50_000);
  expect(withEditor - withNone).toBeLessThan(100_000);
  expect(withNone).toBeLessThan(190_000);
});

test('tabs of a group change together, and the choice is kept', async ({ page }) => {
  await expect(page.getByText('first in JavaScript')).toBeVisible();
  await page.getByRole('tab', { name: 'TypeScript' }).first().click();
  await expect(page.getByText('first in TypeScript')).toBeVisible();
  await expect(page.getByText('second in TypeScript')).toBeVisible();
  await page.reload();
  await expect(page.getByText('second in TypeScript')).toBeVisible();
});

test('every type of admonition has its heading', async ({ page }) => {
  for (const [type, heading] of [
    ['note', 'note'],
    ['tip', 'tip'],
    ['info', 'info'],
    ['caution', 'caution'],
    ['danger', 'danger'],
    ['warning', 'warning'],
    ['prerequisites', 'Prerequisites'],
    ['strapi', 'Good to know'],
  ] as const) {
    await expect(page.locator(`.theme-admonition-${type} > div`).first()).toHaveText(heading);
  }
  const callouts = page.locator('.theme-admonition-callout');
  await expect(callouts.nth(0)).toHaveText('A callout without a title.');
  await expect(callouts.nth(1).locator('> div').first()).toHaveText('Its own title');
});

test('a term is explained by mouse and keyboard, and the explanation closes again', async ({ page }) => {
  const explanation = page.getByText('A name that is unique in the project.');
  const term = page.getByRole('button', { name: 'UID' });
  await expect(explanation).toBeHidden();
  await term.click();
  await expect(explanation).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(explanation).toBeHidden();
  await term.focus();
  await page.keyboard.press('Enter');
  await expect(explanation).toBeInViewport();
});

test.describe('pictures', () => {
  const form = (page: Page) => page.getByRole('button', { name: 'Enlarge: A form with two fields' });
  const opened = (page: Page) => page.locator('.medium-zoom-image--opened');

  test('open and close by mouse, and stay as they are inside links', async ({ page }) => {
    await enlarge(page, () => form(page).click());
    await opened(page).click();
    await expect(opened(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'A picture that is a link' }).click();
    await expect(page).toHaveURL(`${HOME}/other`);
  });

  test('open and close by keyboard, and give the focus back', async ({ page }) => {
    await form(page).focus();
    await enlarge(page, () => page.keyboard.press('Enter'));
    await expect(opened(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opened(page)).toHaveCount(0);
    await expect(form(page)).toBeFocused();
    await page.keyboard.press(' ');
    await expect(opened(page)).toBeVisible();
  });

  test('stay open while the reader scrolls by 40 px and close beyond', async ({ page }) => {
    await enlarge(page, () => form(page).click());
    await page.mouse.wheel(0, 30);
    await page.waitForTimeout(600);
    await expect(opened(page)).toBeVisible();
    await page.mouse.wheel(0, 60);
    await expect(opened(page)).toHaveCount(0);
  });

  test('can be enlarged again 1000 ms after a route change', async ({ page }) => {
    // Whatever the first page still has to do would otherwise happen while the clock stands still.
    await expect(page.getByRole('button', { name: 'Enlarge: A form with two fields' })).toHaveClass(
      /medium-zoom-image/,
    );
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('article').getByRole('link', { name: 'The other page' }).click();
    const picture = page.getByRole('button', { name: 'Enlarge: The same form elsewhere' });
    await expect(picture).toBeVisible();
    await page.clock.runFor(999);
    await expect(picture).not.toHaveClass(/medium-zoom-image/);
    await page.clock.runFor(1);
    await expect(picture).toHaveClass(/medium-zoom-image/);
    await page.clock.resume();
    await picture.click();
    await expect(opened(page)).toBeVisible();
  });

  test('in a light and a dark form are enlarged in the one that is shown', async ({ page }) => {
    const panel = page.getByRole('button', { name: 'Enlarge: The panel' }).filter({ visible: true });
    await expect(panel).toHaveClass(/medium-zoom-image/);
    await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
    // The picture of the other mode is prepared a little later.
    await expect(panel).toHaveAttribute('src', /logo-dark/);
    await expect(panel).toHaveClass(/medium-zoom-image/);
    await enlarge(page, () => panel.click());
    await expect(opened(page)).toHaveAttribute('src', /logo-dark/);
  });
});

for (const mode of ['light', 'dark'] as const) {
  test(`no reading feature violates accessibility, ${mode}`, async ({ page }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Enlarge: A form with two fields' }).waitFor();
    await page.getByRole('button', { name: 'Pressed 0 times' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });
}
