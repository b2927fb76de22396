import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../../bootstrap/src/browser-flags.mjs';
import { findChromium } from '../../bootstrap/src/find-chromium.mjs';
import { main } from '../../bootstrap/src/report.mjs';
import { serveOnFreePort } from '../../serve/src/server';
import { CARD, listShots, type Shot } from './shots';

const HELP = `Takes a picture of every template of the built site, light and dark, in four widths.

  npm run look [-- OPTIONS] [PATH ...]

  PATH          pages to take instead of the templates, e.g. /cloud/intro
  --out FOLDER  where the pictures go; default .cache/look
  --card        instead: the home page as ${CARD.file}, the picture of social cards and the README
  --full        the whole page instead of the first screen
  --help        this text`;

/** Only a browser that hangs takes so long for a picture, ms: Playwright's 30 s are too few for long pages on a busy machine. */
const LONGEST = 300_000;

async function take(browser: Browser, origin: string, { path, width, height, mode, file }: Shot, fullPage: boolean) {
  const context = await browser.newContext({ viewport: { width, height } });
  await context.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
  const page = await context.newPage();
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  if (fullPage) {
    // Code far from the viewport isn't drawn otherwise.
    await page.addStyleTag({ content: 'pre { content-visibility: visible !important }' });
  }
  await page.screenshot({ path: file, fullPage, animations: 'disabled', timeout: LONGEST });
  await context.close();
}

void main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string', default: '.cache/look' },
      card: { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  mkdirSync(values.out, { recursive: true });
  const { origin, close } = await serveOnFreePort({ directory: 'build', baseUrl: '/' });
  const browser = await chromium.launch(launchOptions(await findChromium()));
  const shots = values.card ? [CARD] : listShots(values.out, positionals);
  for (const shot of shots) {
    await take(browser, origin, shot, values.full);
  }
  await browser.close();
  close();
  console.log(`${shots.length} pictures, the last one ${shots.at(-1)?.file}`);
});
