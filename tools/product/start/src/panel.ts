import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { step } from '../../../bootstrap/src/report.mjs';
import { run } from '../../../bootstrap/src/run.mjs';
import { UserError } from '../../../bootstrap/src/user-error.mjs';
import { makeOnce } from './make-once';
import { copyProject, PRODUCT, type Overlay } from './project';

/** Files that a build of the admin panel can reach: its own, and those that tell it addresses. */
const BUILT = /^(?:src\/(?!api\/)|config\/(?:admin|plugins|server)\.js$|\.env$)/;

/** A name for what the admin panel is built from. */
function fingerprintPanel(overlay: Overlay): string {
  const hash = createHash('sha256');
  const patterns = ['src/{admin,plugins}/**', 'config/{admin,plugins,server}.js', 'package-lock.json'];
  for (const file of globSync(patterns, { cwd: PRODUCT }).sort()) {
    hash.update(file).update(readFileSync(join(PRODUCT, file)));
  }
  for (const file of Object.keys(overlay)
    .sort()
    .filter((path) => BUILT.test(path))) {
    hash.update(file).update(overlay[file] ?? '');
  }
  return hash.digest('hex').slice(0, 12);
}

async function buildPanel(folder: string, overlay: Overlay): Promise<void> {
  const project = `${folder}-in`;
  copyProject(project, overlay);
  const cli = resolve(PRODUCT, 'node_modules/@strapi/strapi/bin/strapi.js');
  const { exitCode, logFile } = await run('sh', ['-c', `cd ${project} && exec node "$0" build`, cli], {
    env: { ...process.env, STRAPI_TELEMETRY_DISABLED: 'true', NODE_ENV: 'production' },
    logName: 'build-panel',
  });
  if (exitCode !== 0 || !existsSync(join(project, 'build/index.html'))) {
    throw new UserError(`the admin panel could not be built: read ${logFile}`);
  }
  mkdirSync(folder);
  renameSync(join(project, 'build'), join(folder, 'build'));
}

/**
 * The built admin panel, as a folder that holds `build`; built the first time and kept until its sources change.
 *
 * @param overlay files over the project's
 * @throws UserError when the product's own build fails
 */
function readBuiltPanel(overlay: Overlay): Promise<string> {
  return makeOnce(`panel-${fingerprintPanel(overlay)}`, (folder) =>
    step('Building the admin panel', () => buildPanel(folder, overlay)),
  );
}

/**
 * Puts the built admin panel into a copy of the project, where `strapi build` would have.
 *
 * @param overlay files that the copy has over the project's
 */
export async function placeBuiltPanel(project: string, overlay: Overlay = {}): Promise<void> {
  const panel = await readBuiltPanel(overlay);
  rmSync(join(project, 'build'), { recursive: true, force: true });
  // A copy, since examples on pages write into it.
  cpSync(join(panel, 'build'), join(project, 'build'), { recursive: true });
}
