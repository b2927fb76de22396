import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../../tools/bootstrap/src/browser-flags.mjs';
import { findChromium } from '../../tools/bootstrap/src/find-chromium.mjs';
import { main, step } from '../../tools/bootstrap/src/report.mjs';
import { serveOnFreePort } from '../../tools/serve/src/server';
import { measureBuild, type BuildFigures } from '../build';
import { KINDS, measurePageBytes, type PageBytes } from '../page-bytes';
import { createCorpus, pickPage } from '../pages/corpus';
import { prepareSite, thisSite } from '../pages/generators';
import { readSizes } from '../sizes';

const HELP = `Builds this site with more and more generated pages: what a page weighs, and what a build takes.

  npm run bench:growth [-- OPTIONS]

  --pages N,…  sizes of the corpus; default 300,1500,6000
  --help       this text`;

const FOLDER = '.cache/bench/growth';

type Row = { pages: number; build: BuildFigures; bytes: PageBytes };

async function measure(pages: number, browser: Browser): Promise<Row> {
  const corpus = createCorpus(pages);
  prepareSite(thisSite, FOLDER, corpus);
  const build = await measureBuild(thisSite, FOLDER, { cold: true });
  const { origin, close } = await serveOnFreePort({ directory: join(FOLDER, thisSite.output), baseUrl: '/' });
  const bytes = await measurePageBytes(browser, `${origin}/${pickPage(corpus).path}`);
  close();
  rmSync(FOLDER, { recursive: true });
  return { pages, build, bytes };
}

function printRow({ pages, build, bytes }: Row): void {
  const cells = KINDS.map((kind) => `${kind} ${(bytes[kind] / 1000).toFixed(1)}`).join(', ');
  console.log(`${pages} pages: ${build.seconds.toFixed(1)} s, ${build.peakMemoryMb.toFixed(0)} MB; KB: ${cells}`);
}

void main(async () => {
  const { values } = parseArgs({
    options: { pages: { type: 'string', default: '300,1500,6000' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const sizes = readSizes(values.pages);
  console.log(`${cpus().length} cores, Node ${process.versions.node}, gzip`);
  const browser = await chromium.launch(launchOptions(await findChromium()));
  for (const size of sizes) {
    printRow(await step(`${size} pages`, () => measure(size, browser)));
  }
  await browser.close();
});
