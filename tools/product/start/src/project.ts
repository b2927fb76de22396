import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { removeFolder } from '../../../bootstrap/src/remove-folder.mjs';

/** The sample project of the documented version: a project with packages of its own. */
export const SAMPLE_PROJECT = 'product';

/** The sample project that runs: the variable `PRODUCT_FOLDER` names one with the packages of another version. */
export const PRODUCT = process.env.PRODUCT_FOLDER ?? SAMPLE_PROJECT;

/** Where copies of it run, so that nothing an example does reaches the project itself. */
export const COPIES = '.cache/product';

/** What makes up the project, apart from packages and what it writes when it runs. */
const PARTS = ['config', 'database', 'public', 'src', 'package.json'];

/** Files to put over the project's, content by path. */
export type Overlay = Record<string, string | Buffer>;

/** Brings a copy up to date with the project, and leaves its data alone. Makes the copy where there is none. */
export function updateProject(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const part of PARTS) {
    if (part !== 'public') {
      removeFolder(join(folder, part));
    }
    cpSync(join(PRODUCT, part), join(folder, part), { recursive: true });
  }
  rmSync(join(folder, 'node_modules'), { force: true });
  symlinkSync(resolve(PRODUCT, 'node_modules'), join(folder, 'node_modules'));
}

/** Where a copy finds the packages that are folders of its own: `node_modules` is shared with the other copies. */
export const LOCAL_PACKAGES = '.packages';

/** Links each package that `package.json` names as a folder of the project, as `npm install ./folder` does. */
function linkLocalPackages(folder: string): void {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  for (const [name, version] of Object.entries(dependencies)) {
    const target = join(folder, version.replace(/^file:/, ''));
    if (version.startsWith('file:') && existsSync(target)) {
      const link = join(folder, LOCAL_PACKAGES, name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(resolve(target), link);
    }
  }
}

/**
 * Makes a copy of the sample project that shares its packages.
 *
 * @param folder where to; what was there is gone
 * @param overlay files to put over the project's, content by path
 * @param dist where its code lies a second time, as a compiled TypeScript project has it; none: `.`
 */
export function copyProject(folder: string, overlay: Overlay = {}, dist = '.'): void {
  removeFolder(folder);
  updateProject(folder);
  if (dist !== '.') {
    for (const part of ['config', 'src']) {
      cpSync(join(PRODUCT, part), join(folder, dist, part), { recursive: true });
    }
  }
  for (const [path, content] of Object.entries(overlay)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  linkLocalPackages(folder);
}

/** A name for the present state of the project: it changes with its schema, its configuration and its seed. */
export function fingerprintProject(): string {
  const hash = createHash('sha256');
  const patterns = ['config/**', 'src/**', 'seed/**', 'package-lock.json'];
  for (const file of globSync(patterns, { cwd: PRODUCT }).sort()) {
    hash.update(file).update(readFileSync(join(PRODUCT, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
