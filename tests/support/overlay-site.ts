import { cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { DOCUSAURUS } from '../../tools/bootstrap/src/docusaurus.mjs';
import { run } from '../../tools/bootstrap/src/run.mjs';
import { serveOnFreePort } from '../../tools/serve/src/server';
import { buildVariant } from './build-variant';

/** Origin that fixture sites are built for, as their canonical links state it. */
export const FIXTURE_ORIGIN = 'https://docs.example.org';

/**
 * Lays a fixture's pages over the site's own theme, where Docusaurus looks for both, builds and serves that.
 *
 * @param name folder of `tests/fixtures`, with a `docusaurus.config.ts` of its own
 * @throws Error with the build's output when it fails
 */
export async function buildOverlaySite(name: string): ReturnType<typeof serveOnFreePort> {
  const fixture = `tests/fixtures/${name}`;
  const site = `.cache/${name}`;
  rmSync(site, { recursive: true, force: true });
  cpSync(fixture, site, { recursive: true });
  for (const folder of ['i18n', 'src', 'static']) {
    cpSync(folder, `${site}/${folder}`, { recursive: true });
  }
  const { exitCode, output } = await run(
    process.execPath,
    [DOCUSAURUS, 'build', site, '--config', resolve(fixture, 'docusaurus.config.ts')],
    { env: { ...process.env, SITE_URL: FIXTURE_ORIGIN, BASE_URL: '/' }, logName: `build-${name}` },
  );
  if (exitCode !== 0) {
    throw new Error(output);
  }
  return serveOnFreePort({ directory: `${site}/build`, baseUrl: '/' });
}

/**
 * Builds the site itself with other settings, and serves that.
 *
 * @param env variables of `config/site.ts`
 * @throws Error with the build's output when it fails
 */
export async function buildSiteWith(env: Record<string, string>): ReturnType<typeof serveOnFreePort> {
  const name = Object.keys(env).join('-').toLowerCase();
  const directory = `.cache/site-with-${name}`;
  const { exitCode, output } = await buildVariant(
    ['--out-dir', directory],
    // What the site's own build keeps between two runs is left alone.
    { ...env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${directory}-generated` },
    `build-with-${name}`,
  );
  if (exitCode !== 0) {
    throw new Error(output);
  }
  return serveOnFreePort({ directory, baseUrl: '/' });
}
