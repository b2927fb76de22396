import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../../bootstrap/src/user-error.mjs';
import { SAMPLE_PROJECT } from './project';

/** Lockfiles of the sample project with the packages of other versions of Strapi, one folder for each. */
export const VERSIONS = join(SAMPLE_PROJECT, 'versions');

type Packages = Record<string, string>;
type Manifest = { version: string; dependencies: Packages; devDependencies: Packages };
type Lockfile = { version: string; packages: { '': Manifest } };

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The version of Strapi that the pages document, which the sample project has. */
function readDocumentedVersion(): string {
  return (readJson(join(SAMPLE_PROJECT, 'package.json')) as Manifest).version;
}

/**
 * The lockfile of the sample project with the packages of a version of Strapi.
 *
 * @throws UserError when the repository has none
 */
export function findLockfile(version: string): string {
  const folder = version === readDocumentedVersion() ? SAMPLE_PROJECT : join(VERSIONS, version);
  const file = join(folder, 'package-lock.json');
  try {
    const lockfile = readJson(file) as Lockfile;
    if (lockfile.version === version) {
      return file;
    }
  } catch {
    // Missing, as the error below says.
  }
  throw new UserError(`there is no lockfile of ${version}: add ${file}, as ${VERSIONS}/README.md describes`);
}

/** `package.json` of the sample project with the packages of a version: scripts, overrides, and the rest stay the same. */
export function readManifest(version: string): string {
  const { packages } = readJson(findLockfile(version)) as Lockfile;
  const { dependencies, devDependencies } = packages[''];
  const manifest = {
    ...(readJson(join(SAMPLE_PROJECT, 'package.json')) as Manifest),
    version,
    dependencies,
    devDependencies,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Puts everything into a folder that `npm install` needs for the packages of a version. */
export function placeVersion(folder: string, version: string): void {
  for (const part of ['.npmrc', 'vendor']) {
    cpSync(join(SAMPLE_PROJECT, part), join(folder, part), { recursive: true });
  }
  cpSync(findLockfile(version), join(folder, 'package-lock.json'));
  writeFileSync(join(folder, 'package.json'), readManifest(version));
}
