import { run } from '../../../tools/bootstrap/src/run.mjs';
import type { Candidate } from '../candidate';

const COMMAND = 'node_modules/pagefind/lib/runner/bin.cjs';
const FOLDER = 'stock-pagefind';

/** Pagefind as it comes, on the built pages. */
export const stockPagefind: Candidate = {
  name: 'stock Pagefind',
  async prepare(site) {
    const args = [COMMAND, '--site', site, '--output-subdir', FOLDER];
    const { exitCode, output } = await run(process.execPath, args, { env: process.env, logName: 'stock-pagefind' });
    if (exitCode !== 0) {
      throw new Error(`Pagefind can't index ${site}: ${output}`);
    }
  },
  bundle: () =>
    Promise.resolve(`import * as pagefind from '/${FOLDER}/pagefind.js';
globalThis.findPages = async (text, limit) => {
  const { results } = await pagefind.search(text);
  const pages = await Promise.all(results.slice(0, limit).map((result) => result.data()));
  return pages.map(({ url }) => url);
};`),
  files: /^\/stock-pagefind\//,
};
