import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { step } from '../../../bootstrap/src/report.mjs';
import { run } from '../../../bootstrap/src/run.mjs';
import { UserError } from '../../../bootstrap/src/user-error.mjs';
import { COPIES, copyProject, PRODUCT } from './project';

/** A name for what the admin panel is built from. */
function fingerprintPanel(): string {
  const hash = createHash('sha256');
  for (const file of globSync(['src/{admin,plugins}/**', 'config/{admin,plugins}.js', 'package-lock.json'], {
    cwd: PRODUCT,
  }).sort()) {
    hash.update(file).update(readFileSync(join(PRODUCT, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

async function buildPanel(folder: string): Promise<void> {
  const project = join(COPIES, 'building-panel');
  copyProject(project);
  const cli = join(PRODUCT, 'node_modules/@strapi/strapi/bin/strapi.js');
  const { exitCode, logFile } = await run('sh', ['-c', `cd ${project} && exec node ../../../${cli} build`], {
    env: { ...process.env, STRAPI_TELEMETRY_DISABLED: 'true', NODE_ENV: 'production' },
    logName: 'build-panel',
  });
  if (exitCode !== 0 || !existsSync(join(project, 'build/index.html'))) {
    throw new UserError(`the admin panel could not be built: read ${logFile}`);
  }
  const finished = mkdtempSync(join(COPIES, 'panel-'));
  renameSync(join(project, 'build'), join(finished, 'build'));
  rmSync(project, { recursive: true });
  renameSync(finished, folder);
}

let building: Promise<void> | undefined;

/**
 * The built admin panel, as a folder that holds `build`; built the first time and kept until its sources change.
 *
 * @throws UserError when the product's own build fails
 */
async function readBuiltPanel(): Promise<string> {
  const folder = join(COPIES, `panel-${fingerprintPanel()}`);
  if (!existsSync(folder)) {
    // Two workers may ask at the same time.
    building ??= step('Building the admin panel', () => buildPanel(folder));
    await building;
  }
  return folder;
}

/** Puts the built admin panel into a copy of the project, where `strapi build` would have. */
export async function placeBuiltPanel(project: string): Promise<void> {
  const panel = await readBuiltPanel();
  rmSync(join(project, 'build'), { recursive: true, force: true });
  symlinkSync(resolve(panel, 'build'), join(project, 'build'));
}
