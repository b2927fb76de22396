import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { step } from '../../../bootstrap/src/report.mjs';
import { run } from '../../../bootstrap/src/run.mjs';
import { UserError } from '../../../bootstrap/src/user-error.mjs';
import { SAMPLE_PROJECT } from '../../start/src/project';
import { VERSIONS } from '../../start/src/versions';
import type { Others } from './list-versions';

type Packages = Record<string, string>;
type Manifest = { version: string; dependencies: Packages; devDependencies: Packages };

function changeVersions(packages: Packages, version: string, others: Others): Packages {
  const entries = Object.entries(packages).map(([name, present]) => [
    name,
    name.startsWith('@strapi/') ? (others[name] ?? version) : present,
  ]);
  return Object.fromEntries(entries) as Packages;
}

/** `package.json` of the sample project with the packages of another version of Strapi. */
export function changeManifest(manifest: Manifest, version: string, others: Others): Manifest {
  return {
    ...manifest,
    version,
    dependencies: changeVersions(manifest.dependencies, version, others),
    devDependencies: changeVersions(manifest.devDependencies, version, others),
  };
}

/**
 * Has npm make the lockfile of a version where the repository has none. npm starts without a lockfile: with one, it keeps
 * the places of packages, and the admin panel of some versions doesn't build then.
 *
 * @throws UserError when npm can't make it
 */
export async function makeLockfile(version: string, others: Others): Promise<void> {
  const target = join(VERSIONS, version, 'package-lock.json');
  if (existsSync(target)) {
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'lockfile-'));
  try {
    for (const part of ['.npmrc', 'vendor']) {
      cpSync(join(SAMPLE_PROJECT, part), join(folder, part), { recursive: true });
    }
    const manifest = JSON.parse(readFileSync(join(SAMPLE_PROJECT, 'package.json'), 'utf8')) as Manifest;
    writeFileSync(join(folder, 'package.json'), JSON.stringify(changeManifest(manifest, version, others), null, 2));
    await step(`Making the lockfile of ${version}`, async () => {
      const { exitCode, logFile } = await run('npm', ['install', '--package-lock-only', '--prefix', folder], {
        logName: `npm-lockfile-${version}`,
      });
      if (exitCode !== 0) {
        throw new UserError(`npm can't make the lockfile of ${version}: read ${logFile}, and correct its line`);
      }
    });
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(folder, 'package-lock.json'), target);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
