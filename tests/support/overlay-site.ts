import { cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { DOCUSAURUS } from '../../tools/bootstrap/src/docusaurus.mjs';
import { listen } from '../../tools/bootstrap/src/listen.mjs';
import { run } from '../../tools/bootstrap/src/run.mjs';
import { createSiteServer, serveOnFreePort } from '../../tools/serve/src/server';
import { buildVariant } from './build-variant';

/** A built site, in its folder and on a free port. */
export type BuiltSite = Awaited<ReturnType<typeof serveOnFreePort>> & { directory: string };

/** Origin that fixture sites are built for, as their canonical links state it. */
export const FIXTURE_ORIGIN = 'https://docs.example.org';

/**
 * Lays a fixture's pages over the site's own theme, where Docusaurus looks for both, and builds that.
 *
 * @param name folder of `tests/fixtures`, with a `docusaurus.config.ts` of its own
 * @returns folder of the built site
 * @throws Error with the build's output when it fails
 */
async function buildOverlay(name: string): Promise<string> {
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
  return `${site}/build`;
}

/** Builds the site of a fixture, and serves it on a free port. */
export async function buildOverlaySite(name: string): Promise<BuiltSite> {
  const directory = await buildOverlay(name);
  return { ...(await serveOnFreePort({ directory, baseUrl: '/' })), directory };
}

/** Builds the fixture site that several test files share, and serves it until the process ends. */
export async function servePagesSite(port: number): Promise<void> {
  const directory = await buildOverlay('pages-site');
  await listen(createSiteServer({ directory, baseUrl: '/' }), { host: '127.0.0.1', port });
}

/**
 * Builds the site itself with other settings, and serves that.
 *
 * @param env variables of `config/site.ts`
 * @throws Error with the build's output when it fails
 */
export async function buildSiteWith(env: Record<string, string>): Promise<BuiltSite> {
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
  return { ...(await serveOnFreePort({ directory, baseUrl: '/' })), directory };
}
