import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../tools/bootstrap/src/browser-flags.mjs';
import { findChromium } from '../../tools/bootstrap/src/find-chromium.mjs';
import { installPackages } from '../../tools/bootstrap/src/install-packages.mjs';
import { main, step } from '../../tools/bootstrap/src/report.mjs';
import { UserError } from '../../tools/bootstrap/src/user-error.mjs';
import { serveOnFreePort } from '../../tools/serve/src/server';
import { measureBuild, type BuildFigures } from '../build';
import { kilobytes } from '../kilobytes';
import { measurePageBytes, sumBytes, type PageBytes } from '../page-bytes';
import { readCount } from '../sizes';
import { listScripts, measureNewScripts } from '../scripts';
import { createCorpus, editPage, pickPage } from './corpus';
import { GENERATORS, prepareSite, type Generator } from './generators';
import { measureLighthouse, type LighthouseFigures } from './measure';

const HELP = `Builds the same generated pages with this site and its peers, and compares what a reader gets.

  npm run bench:pages [-- OPTIONS]

  --pages N  pages of the corpus; default 300
  --only S   generators whose names contain S
  --quick    without Lighthouse, which has to be installed for it
  --help     this text`;

type Row = {
  name: string;
  cold: BuildFigures;
  warm: BuildFigures;
  bytes: PageBytes;
  touched: PageBytes;
  /** Scripts with other names after a sentence was added to one page. */
  edited: { count: number; bytes: number };
  lighthouse?: LighthouseFigures | undefined;
};

/** Columns of the printed table. */
const COLUMNS: [head: string, cell: (row: Row) => string][] = [
  ['', ({ name }) => name],
  ['sent, KB', ({ bytes }) => kilobytes(sumBytes(bytes))],
  ['script', ({ bytes }) => kilobytes(bytes.script)],
  ['touched', ({ touched }) => kilobytes(touched.script)],
  ['style', ({ bytes }) => kilobytes(bytes.stylesheet)],
  ['prefetch', ({ bytes }) => kilobytes(bytes.prefetch)],
  ['later', ({ bytes }) => kilobytes(bytes.later)],
  ['score', ({ lighthouse }) => lighthouse?.score.toFixed(0) ?? '-'],
  ['LCP, ms', ({ lighthouse }) => lighthouse?.lcp.toFixed(0) ?? '-'],
  ['TBT, ms', ({ lighthouse }) => lighthouse?.tbt.toFixed(0) ?? '-'],
  ['CLS', ({ lighthouse }) => lighthouse?.cls.toFixed(3) ?? '-'],
  ['cold, s', ({ cold }) => cold.seconds.toFixed(1)],
  ['memory, MB', ({ cold }) => cold.peakMemoryMb.toFixed(0)],
  ['warm, s', ({ warm }) => warm.seconds.toFixed(1)],
  ['edited, KB', ({ edited }) => kilobytes(edited.bytes)],
  ['scripts', ({ edited }) => String(edited.count)],
];

function printTable(rows: Row[]): void {
  const lines = [COLUMNS.map(([head]) => head), ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row)))];
  for (const [first = '', ...others] of lines) {
    console.log(first.padEnd(18) + others.map((cell) => cell.padStart(12)).join(''));
  }
}

type Options = {
  /** Pages of the corpus. */
  count: number;
  /** Path of a Chromium. */
  browserPath: string;
  isQuick: boolean;
};

async function measure(generator: Generator, { count, browserPath, isQuick }: Options): Promise<Row> {
  const { name, output, ending, sources } = generator;
  const pages = createCorpus(count);
  const folder = join('.cache/bench', name.replace(/\W+/g, '-'));
  const directory = join(folder, output);
  prepareSite(generator, folder, pages);
  const cold = await measureBuild(generator, folder, { cold: true });
  const warm = await measureBuild(generator, folder, { cold: false });
  const { origin, close } = await serveOnFreePort({ directory, baseUrl: '/' });
  const url = `${origin}/${pickPage(pages).path}${ending}`;
  const browser = await chromium.launch(launchOptions(browserPath));
  try {
    const bytes = await measurePageBytes(browser, url);
    const touched = await measurePageBytes(browser, url, { touched: true });
    const lighthouse = isQuick ? undefined : await measureLighthouse(url, browserPath);
    const scripts = listScripts(directory);
    editPage(join(folder, sources), pages);
    await measureBuild(generator, folder, { cold: false });
    return { name, cold, warm, bytes, touched, lighthouse, edited: measureNewScripts(directory, scripts) };
  } finally {
    await browser.close();
    close();
    rmSync(folder, { recursive: true, force: true });
  }
}

void main(async () => {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: '300' },
      only: { type: 'string', default: '' },
      quick: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const count = readCount('--pages', values.pages);
  const generators = GENERATORS.filter(({ name }) => name.includes(values.only));
  if (generators.length === 0) {
    const names = GENERATORS.map(({ name }) => name).join(', ');
    throw new UserError(`--only ${values.only} matches no name: there are ${names}`);
  }
  if (generators.some(({ isPeer }) => isPeer) || !values.quick) {
    await installPackages({ folder: 'bench/peers', title: 'Installing the peers' });
  }
  const options = { count, browserPath: await findChromium(), isQuick: values.quick };
  const rows: Row[] = [];
  for (const generator of generators) {
    rows.push(await step(generator.name, () => measure(generator, options)));
  }
  console.log(`${count} pages, ${cpus().length} cores, Node ${process.versions.node}; gzip, Lighthouse 12 mobile`);
  printTable(rows);
});
