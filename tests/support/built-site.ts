import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll } from 'vitest';
import { launchOptions } from '../../tools/bootstrap/src/browser-flags.mjs';
import { findChromium } from '../../tools/bootstrap/src/find-chromium.mjs';
import { serveOnFreePort } from '../../tools/serve/src/server';
import { BUILD } from './site';

/** A browser, and where the built site is served; both there while tests run. */
export type BuiltSite = { browser: Browser; origin: string };

/** Serves the built site to a browser during the tests of a file. */
export function serveBuiltSite(): BuiltSite {
  const site = {} as BuiltSite & { close: () => void };
  beforeAll(async () => {
    const browser = await chromium.launch(launchOptions(await findChromium()));
    Object.assign(site, { browser, ...(await serveOnFreePort({ directory: BUILD, baseUrl: '/' })) });
  });
  afterAll(async () => {
    await site.browser.close();
    site.close();
  });
  return site;
}
