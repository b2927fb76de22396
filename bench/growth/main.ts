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
import { kilobytes } from '../kilobytes';
import { KINDS, measurePageBytes, type PageBytes } from '../page-bytes';
import { createCorpus, pickPage } from '../pages/corpus';
import { prepareSite, thisSite } from '../pages/generators';
import { measureFiles } from '../search/ask';
import { miniSearch } from '../search/candidates/minisearch';
import { measureDialogBytes } from '../search/dialog-bytes';
import { readSizes } from '../sizes';

const HELP = `Builds this site with more and more generated pages: what a page weighs, what a build takes, and what a
search sends.

  npm run bench:growth [-- OPTIONS]

  --pages N,…  sizes of the corpus; default 300,1500,6000
  --help       this text`;

const FOLDER = '.cache/bench/growth';

/** A word that stands on many of the generated pages. */
const QUERY = 'request';

type Row = {
  pages: number;
  build: BuildFigures;
  bytes: PageBytes;
  /** From the opening of the search until its first answer, and what MiniSearch would send of the same records. */
  search: { first: number; miniSearch: number };
};

async function measureSearch(browser: Browser, address: string): Promise<Row['search']> {
  const first = await measureDialogBytes(browser, address, QUERY);
  const output = join(FOLDER, thisSite.output);
  await miniSearch.prepare(output, join(FOLDER, '.docusaurus/search/records.jsonl'));
  return { first, miniSearch: measureFiles(output, miniSearch.files) };
}

async function measure(pages: number, browser: Browser): Promise<Row> {
  const corpus = createCorpus(pages);
  prepareSite(thisSite, FOLDER, corpus);
  const build = await measureBuild(thisSite, FOLDER, { cold: true });
  const { origin, close } = await serveOnFreePort({ directory: join(FOLDER, thisSite.output), baseUrl: '/' });
  const address = `${origin}/${pickPage(corpus).path}`;
  const bytes = await measurePageBytes(browser, address);
  const search = await measureSearch(browser, address);
  close();
  rmSync(FOLDER, { recursive: true });
  return { pages, build, bytes, search };
}

function printRow({ pages, build, bytes, search }: Row): void {
  const cells = [
    ...KINDS.map((kind) => `${kind} ${kilobytes(bytes[kind])}`),
    `search ${kilobytes(search.first)}, with MiniSearch ${kilobytes(search.miniSearch)}`,
  ].join(', ');
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
