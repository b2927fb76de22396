import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { launchOptions } from '../../../bootstrap/src/browser-flags.mjs';
import { findTestBrowser } from '../../../bootstrap/src/find-chromium.mjs';
import { readAccess } from '../../start/src/access';
import { placeBuiltPanel } from '../../start/src/panel';
import { startProduct, type Product } from '../../start/src/product';
import { COPIES, type Overlay } from '../../start/src/project';
import { dataIn, placeSeededCopy, type SeededData } from '../../start/src/seeded';

/** The moment at which every walk takes place: a week after the sample data were made. */
const NOW = Date.UTC(2023, 9, 9, 10, 0, 0);

/** The first of the panel's typefaces that may be had everywhere, so that every machine draws the same. */
const TYPEFACE = 'Roboto';
const WEIGHTS = [400, 500, 600, 700];

/** The panel on fresh sample data in a browser, and what ends both. */
export type Session = {
  product: Product;
  /** Puts the sample data back, and opens a page that has seen nothing. */
  newPage(options: { signedIn: boolean }): Promise<Page>;
  close(): Promise<void>;
};

function readTypeface(): string {
  const folder = createRequire(resolve('package.json')).resolve('@fontsource/roboto/package.json');
  return WEIGHTS.map((weight) => {
    const file = join(folder, `../files/roboto-latin-${weight}-normal.woff2`);
    const source = `url(data:font/woff2;base64,${readFileSync(file, 'base64')})`;
    return `@font-face { font-family: ${TYPEFACE}; font-weight: ${weight}; src: ${source} }`;
  }).join('\n');
}

async function startWithPanel(name: string, data: SeededData, overlay?: Overlay): Promise<Product> {
  const folder = placeSeededCopy(name, data, { overlay });
  await placeBuiltPanel(folder, overlay);
  const product = await startProduct({ folder, panel: true });
  // As `strapi develop` sets it: without, the Content-Type Builder only shows what is there. The clock stands still,
  // so that no picture shows another time.
  await product.run(`
    strapi.config.set('autoReload', true);
    const RealDate = Date;
    globalThis.Date = class Date extends RealDate {
      constructor(...parts) { super(...(parts.length > 0 ? parts : [${NOW}])); }
      static now() { return ${NOW}; }
    };
  `);
  return product;
}

/** What the panel keeps in the browser of someone who is signed in, by its name there. */
type SignedIn = Record<'jwtToken' | 'userInfo', string>;

async function signIn(product: Product): Promise<SignedIn> {
  const { email, password } = readAccess().administrator;
  const answer = await fetch(`${product.origin}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await answer.json()) as { data: { token: string; user: object } };
  return { jwtToken: JSON.stringify(data.token), userInfo: JSON.stringify(data.user) };
}

async function openPage(
  browser: Browser,
  origin: string,
  { css: typeface, signedIn }: { css: string; signedIn: SignedIn | undefined },
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    deviceScaleFactor: 2,
    // The typeface is put into the page.
    bypassCSP: true,
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(120_000);
  // Pictures must not depend on what other hosts answer today.
  await context.route(
    (address) => address.origin !== origin && address.protocol.startsWith('http'),
    (route) => route.abort(),
  );
  await context.clock.setFixedTime(NOW);
  await context.addInitScript(
    ({ entries, css }) => {
      // Once: whoever signs out on the way stays so.
      if (localStorage.getItem('STRAPI_THEME') === null) {
        entries.forEach(([name, value]) => localStorage.setItem(name, value));
      }
      document.addEventListener('DOMContentLoaded', () => {
        const style = document.createElement('style');
        style.textContent = css;
        document.head.append(style);
      });
    },
    { entries: Object.entries(signedIn ?? {}), css: typeface },
  );
  return context.newPage();
}

let opened = 0;

/**
 * Starts the product with its panel, and a browser.
 *
 * @param overlay files over the sample project's, which the panel is built with
 */
export async function openSession(data: SeededData, overlay?: Overlay): Promise<Session> {
  opened += 1;
  // Of its own, since several may run at the same time.
  const name = `screenshots-${process.pid}-${opened}`;
  const product = await startWithPanel(name, data, overlay);
  // With other types, the database has other tables.
  const begin = overlay ? dataIn(join(COPIES, `${name}-data`)) : data;
  if (overlay) {
    await product.snapshot(begin);
  }
  const access = await signIn(product);
  const browser = await chromium.launch(launchOptions(await findTestBrowser()));
  const css = readTypeface();
  return {
    product,
    newPage: async ({ signedIn }) => {
      await Promise.all(browser.contexts().map((context) => context.close()));
      await product.reset(begin);
      return openPage(browser, product.origin, { css, signedIn: signedIn ? access : undefined });
    },
    close: async () => {
      await browser.close();
      await product.stop();
      rmSync(join(COPIES, name), { recursive: true });
      rmSync(join(COPIES, `${name}-data`), { recursive: true, force: true });
    },
  };
}
