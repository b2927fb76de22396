import { cpus } from 'node:os';
import { chromium, type Browser } from '@playwright/test';
import { DOCUSAURUS } from '../tools/bootstrap/src/docusaurus.mjs';
import { launchOptions } from '../tools/bootstrap/src/browser-flags.mjs';
import { installPackages } from '../tools/bootstrap/src/install-packages.mjs';
import { findChromium } from '../tools/bootstrap/src/find-chromium.mjs';
import { main } from '../tools/bootstrap/src/report.mjs';
import { serveOnFreePort } from '../tools/serve/src/server';
import { measureConsoleBytes } from './console-bytes';
import { measureLighthouse } from './pages/measure';
import { measureBuild, type Build, type BuildFigures } from './build';
import { kilobytes } from './kilobytes';
import { KINDS, measurePageBytes, sumBytes } from './page-bytes';
import { compareTouch } from './touch/compare';
import { SITES } from './touch/controls';
import { FULL } from './touch/measure';
import { measureRouteChanges, SLOWDOWN } from './route-changes';
import { measureWritersServer } from './writers-server';

/** The operation with the longest page. */
const OPERATION = 'openapi/content-api/list-restaurants';

/** A page with a sidebar, a contents list, tables and code. */
const DOC_PAGE = 'cloud/projects/settings';

const SITE: Build = {
  name: 'the site',
  command: [DOCUSAURUS, 'build'],
  caches: ['.docusaurus', 'build'],
};

function print(what: string, figures: string): void {
  console.log(`${what.padEnd(28)} ${figures}`);
}

function describeBuild({ seconds, peakMemoryMb }: BuildFigures): string {
  return `${seconds.toFixed(1)} s, peak memory ${peakMemoryMb.toFixed(0)} MB`;
}

async function printPage(browser: Browser): Promise<void> {
  const { origin, close } = await serveOnFreePort({ directory: 'build', baseUrl: '/' });
  const bytes = await measurePageBytes(browser, `${origin}/${DOC_PAGE}`);
  const touched = await measurePageBytes(browser, `${origin}/${DOC_PAGE}`, { touched: true });
  const { changes, median, p95 } = await measureRouteChanges(browser, `${origin}/${DOC_PAGE}`);
  close();
  for (const kind of KINDS) {
    print(`doc page, ${kind}, gzip`, `${(bytes[kind] / 1000).toFixed(1)} KB`);
  }
  print('doc page, all, gzip', `${kilobytes(sumBytes(bytes))} KB`);
  print('script once touched, gzip', `${(touched.script / 1000).toFixed(1)} KB`);
  print(
    `route change, CPU ${SLOWDOWN}x slower`,
    `median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms of ${changes} changes`,
  );
}

async function printOperation(browser: Browser, browserPath: string): Promise<void> {
  const { origin, close } = await serveOnFreePort({ directory: 'build', baseUrl: '/' });
  const { readable, sent } = await measureConsoleBytes(browser, `${origin}/${OPERATION}`);
  const { score, lcp, tbt } = await measureLighthouse(`${origin}/${OPERATION}`, browserPath);
  close();
  print('operation, readable, gzip', `${kilobytes(readable)} KB`);
  print('Send pressed first, gzip', `${kilobytes(sent)} KB more`);
  print('operation, phone', `score ${score.toFixed(0)}, LCP ${lcp.toFixed(0)} ms, TBT ${tbt.toFixed(0)} ms`);
}

void main(async () => {
  print('machine', `${cpus().length} cores, Node ${process.versions.node}`);
  print('build, cold', describeBuild(await measureBuild(SITE, '.', { cold: true })));
  print('build, warm', describeBuild(await measureBuild(SITE, '.', { cold: false })));
  // Lighthouse is one of the peers' packages.
  await installPackages({ folder: 'bench/peers', title: 'Installing the peers' });
  const browserPath = await findChromium();
  const browser = await chromium.launch(launchOptions(browserPath));
  await printPage(browser);
  await printOperation(browser, browserPath);
  const { readySeconds, editSeconds } = await measureWritersServer(browser);
  print("writers' server, ready", `${readySeconds.toFixed(1)} s`);
  print("writers' server, edit shown", `${editSeconds.toFixed(2)} s`);
  await browser.close();
  await compareTouch(SITES, FULL);
});
