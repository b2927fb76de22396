import { cpSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { launchOptions } from '../../tools/bootstrap/src/browser-flags.mjs';
import { findChromium } from '../../tools/bootstrap/src/find-chromium.mjs';
import { main, step } from '../../tools/bootstrap/src/report.mjs';
import { serveOnFreePort } from '../../tools/serve/src/server';
import { kilobytes } from '../kilobytes';
import { askCandidate, LIMIT, type Asked } from './ask';
import { miniSearch } from './candidates/minisearch';
import { searchLocal } from './candidates/search-local';
import { stockPagefind } from './candidates/stock-pagefind';
import { thisSite } from './candidates/this-site';
import { measureDialogBytes } from './dialog-bytes';
import { readGoldenQueries } from '../../tools/fit-search/src/golden';
import { printCandidates, printKinds, printMisses } from './print';

const HELP = `Asks the search of the built site (npm run build) and others on the same pages the golden queries.

  npm run bench:search [-- OPTIONS]

  --only    asks this site's own search alone
  --misses  lists the queries whose page is not the first one, with what came instead
  --help    this text`;

/** A copy of the built site, to which each engine adds its index. */
const SITE = '.cache/bench/search-site';
const RECORDS = '.docusaurus/search/records.jsonl';

void main(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'boolean', default: false },
      misses: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const queries = readGoldenQueries();
  rmSync(SITE, { recursive: true, force: true });
  cpSync('build', SITE, { recursive: true });
  const pages = globSync('search-index/fragment/*', { cwd: SITE }).length;
  const browser = await chromium.launch(launchOptions(await findChromium()));
  const { origin, close } = await serveOnFreePort({ directory: SITE, baseUrl: '/' });
  const asked: [string, Asked][] = [];
  let dialogBytes = 0;
  try {
    dialogBytes = await measureDialogBytes(browser, `${origin}/status`, queries[0]?.query ?? '');
    for (const candidate of values.only ? [thisSite] : [thisSite, stockPagefind, searchLocal, miniSearch]) {
      await candidate.prepare(SITE, RECORDS);
      const ask = () => askCandidate(candidate, browser, { site: SITE, origin, queries });
      asked.push([candidate.name, await step(candidate.name, ask)]);
    }
  } finally {
    close();
    await browser.close();
  }
  const own = asked[0]?.[1].answers ?? [];
  console.log(
    `\n${cpus().length} cores, Node ${process.versions.node}, gzip; ${pages} pages, ${LIMIT} results per query`,
  );
  printCandidates(asked, pages);
  console.log(`\nthis site, by kind; with its dialog ${kilobytes(dialogBytes)} KB until the first response`);
  printKinds(own);
  if (values.misses) {
    printMisses(own);
  }
});
