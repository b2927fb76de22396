import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUSAURUS } from '../../tools/bootstrap/src/docusaurus.mjs';
import { run } from '../../tools/bootstrap/src/run.mjs';

/** One folder for each site; `base` is whole, every other one holds only what it changes in `base`. */
export const FIXTURE_SITES = 'tests/fixtures/sites';

// Inside the repository, so that packages are found, and as deep as the fixtures, so that the path
// by which their configuration imports the real one holds in both places.
const ASSEMBLED = '.cache/tests/sites';

const ENVIRONMENT = {
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  // The folder is new each time, so its cache would be of no use and stay behind in `node_modules`.
  DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
};

/**
 * Puts a fixture site together in a folder of its own and runs its production build there.
 *
 * @param name its folder in `tests/fixtures/sites`
 * @param env variables to set on top of the present ones
 * @returns exit code and output of the build; what it wrote is gone
 */
export async function buildFixtureSite(name: string, env: NodeJS.ProcessEnv = {}): ReturnType<typeof run> {
  mkdirSync(ASSEMBLED, { recursive: true });
  const folder = mkdtempSync(join(ASSEMBLED, `${name}-`));
  try {
    for (const layer of new Set(['base', name])) {
      cpSync(join(FIXTURE_SITES, layer), folder, { recursive: true });
    }
    // Minifying takes time and finds nothing wrong in a source.
    return await run(process.execPath, [DOCUSAURUS, 'build', folder, '--no-minify'], {
      env: { ...process.env, ...ENVIRONMENT, ...env },
      logName: `build-site-${name}`,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
