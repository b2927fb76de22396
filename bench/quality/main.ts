import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { findChromium } from '../../tools/bootstrap/src/find-chromium.mjs';
import { installPackages } from '../../tools/bootstrap/src/install-packages.mjs';
import { main } from '../../tools/bootstrap/src/report.mjs';
import { UserError } from '../../tools/bootstrap/src/user-error.mjs';
import { serveOnFreePort } from '../../tools/serve/src/server';
import { runLighthouse, type Report } from '../pages/measure';

const HELP = `Checks a page of each kind of the built site (npm run build) with Lighthouse, and fails below 100.

  npm run bench:quality [-- PATHS] [-- OPTIONS]

  PATHS     other pages, such as /dev-docs/faq
  --help    this text`;

const PAGES = [
  '/',
  '/home/Home',
  '/status',
  '/cloud/projects/settings',
  '/user-docs/intro',
  '/dev-docs/faq',
  '/dev-docs/cli',
  '/dev-docs/api/rest',
  '/openapi',
  '/openapi/sample/replace-post',
  '/search',
];

const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

type Quality = Report<(typeof CATEGORIES)[number]>;

/** Search engines are told to leave these pages out, which Lighthouse takes for a fault. */
const ON_PURPOSE: Record<string, string> = { '/search': 'is-crawlable' };

/** The titles of the audits of all categories that a page fails. */
function listFaults(path: string, { categories, audits }: Quality): string[] {
  const ids = CATEGORIES.flatMap((name) => categories[name].auditRefs.map(({ id }) => id));
  return [...new Set(ids)]
    .filter((id) => id !== ON_PURPOSE[path])
    .flatMap((id) => {
      const audit = audits[id];
      return audit && audit.score !== null && audit.score < 1 ? [audit.title] : [];
    });
}

void main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  await installPackages({ folder: 'bench/peers', title: 'Installing Lighthouse' });
  const browser = await findChromium();
  const { origin, close } = await serveOnFreePort({ directory: 'build', baseUrl: '/' });
  const faulty: string[] = [];
  try {
    const paths = positionals.length > 0 ? positionals : PAGES;
    console.log(`${paths.length} pages, ${cpus().length} cores, Lighthouse 12 mobile: ${CATEGORIES.join(', ')}`);
    for (const path of paths) {
      const report = await runLighthouse(origin + path, browser, CATEGORIES);
      const scores = CATEGORIES.map((name) => (report.categories[name].score * 100).toFixed(0).padStart(5));
      const faults = listFaults(path, report);
      console.log(`${path.padEnd(32)}${scores.join('')}${path in ON_PURPOSE ? '  (left out by search engines)' : ''}`);
      faults.forEach((fault) => console.log(`  ${fault}`));
      faulty.push(...(faults.length > 0 ? [path] : []));
    }
  } finally {
    close();
  }
  if (faulty.length > 0) {
    throw new UserError(`Lighthouse finds faults on ${faulty.join(', ')}: they are listed above`);
  }
});
