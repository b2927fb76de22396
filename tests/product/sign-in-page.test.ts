import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { matchExamples } from '../../grammar/match-examples';
import { readAccess } from '../../tools/product/start/src/access';
import type { Product } from '../../tools/product/start/src/product';
import { COPIES } from '../../tools/product/start/src/project';
import { readSeededData, startSeededCopy } from '../../tools/product/start/src/seeded';
import { readPage } from '../../tools/product/verify/src/read-page';
import { toOverlay } from '../../tools/product/verify/src/overlay';
import { Panel } from './support/panel';

const PAGE = 'docs/dev-docs/backend-customization/examples/authentication.md';
const COPY = 'sign-in-page';

const files = matchExamples(readPage(PAGE).tree).filter(({ hidden, fence }) => !hidden && fence.values.title);

/** The versions of a file that the page shows, one after the other. */
function readVersions(path: string): string[] {
  return files.filter(({ fence }) => fence.values.title === `./${path}`).map(({ fence }) => fence.text);
}

const [withStorage = '', withCookie = ''] = readVersions('public/guests/session.js');
const frontend = Object.fromEntries(
  ['public/guests/index.html', 'public/guests/app.js'].map((path) => [path, readVersions(path)[0] ?? '']),
);
const overlayOfCookie = {
  'src/middlewares/jwt-cookie.js': readVersions('src/middlewares/jwt-cookie.js')[0] ?? '',
  ...toOverlay('config/middlewares.js', readVersions('config/middlewares.js')[0] ?? ''),
};

let product: Product | undefined;
let browser: Panel | undefined;

afterEach(async () => {
  await browser?.close();
  await product?.stop();
  rmSync(join(COPIES, COPY), { recursive: true, force: true });
});

/** Serves the front end of the page, and opens it at the address that the page names. */
async function open(session: string, overlay: Record<string, string> = {}): Promise<Panel> {
  product = await startSeededCopy(COPY, await readSeededData(), {
    overlay: { ...frontend, 'public/guests/session.js': session, ...overlay },
  });
  const address = 'http://localhost:1337/guests/';
  expect(readFileSync(PAGE, 'utf8')).toContain(address);
  browser = await Panel.open(address, Number(new URL(product.origin).port));
  browser.page.setDefaultTimeout(30_000);
  return browser;
}

/** What the stored token and the cookies are that scripts of the page can read. */
function readSecrets({ page }: Panel): Promise<{ stored: string | null; cookies: string }> {
  return page.evaluate(() => ({ stored: localStorage.getItem('jwt'), cookies: document.cookie }));
}

async function signIn(panel: Panel, password: string): Promise<void> {
  await panel.type('ana', 'Email or username');
  await panel.type(password, 'Password');
  await panel.press('Sign in');
}

/** The steps under "Use it". */
async function follow(panel: Panel): Promise<void> {
  await signIn(panel, 'Sample-9999');
  await panel.see('Invalid identifier or password');
  await signIn(panel, readAccess().users[0]?.password ?? '');
  await panel.see('Welcome, ana!');
  await panel.page.reload();
  await panel.see('Signed in as ana');
  await panel.type('Warm bread', 'Title');
  await panel.type('4', 'Stars');
  await panel.press('Post the review');
  await panel.see('Your review "Warm bread" is saved.');
}

async function signOutAndUp(panel: Panel): Promise<void> {
  await panel.press('Sign out');
  await panel.see('You are signed out.');
  await panel.page.reload();
  await panel.see('Create an account');
  await panel.type('cleo', 'Username');
  await panel.type('cleo@example.com', 'Email');
  await panel.type('Sample-5678', 'New password');
  await panel.press('Create the account');
  await panel.see('Welcome, cleo!');
}

test('the front end signs in, stays signed in, writes a review, signs out, and creates an account', async () => {
  const panel = await open(withStorage);
  await follow(panel);
  const { stored } = await readSecrets(panel);
  expect(stored?.split('.')).toHaveLength(3);
  await signOutAndUp(panel);
  const steps = /\n## Use it\n(.*?)\n## /s.exec(readFileSync(PAGE, 'utf8'))?.[1] ?? '';
  expect(steps).toContain('`Invalid identifier or password`');
  expect(steps).toContain('**Welcome, ana!**');
});

test('a token that is no longer valid leads back to the form', async () => {
  const panel = await open(withStorage);
  await panel.page.evaluate(() => localStorage.setItem('jwt', 'old'));
  await panel.page.reload();
  await panel.see('Missing or invalid credentials', 'Create an account');
  expect(await readSecrets(panel)).toMatchObject({ stored: null });
});

test('with the cookie, the same steps work, and no script can read the token', async () => {
  const panel = await open(withCookie, overlayOfCookie);
  await follow(panel);
  expect(await readSecrets(panel)).toEqual({ stored: null, cookies: '' });
  const cookies = await panel.page.context().cookies();
  expect(cookies.map(({ name, httpOnly }) => ({ name, httpOnly }))).toEqual([{ name: 'jwt', httpOnly: true }]);
  await signOutAndUp(panel);
});
