import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { step } from '../../../bootstrap/src/report.mjs';
import { run } from '../../../bootstrap/src/run.mjs';
import { UserError } from '../../../bootstrap/src/user-error.mjs';
import { SAMPLE_PROJECT } from '../../start/src/project';
import { VERSIONS } from '../../start/src/versions';
import { chooseNearest } from './choose-nearest';

type Packages = Record<string, string>;
/** The part of a sample project's `package.json` that differs between versions. */
export type Manifest = { version: string; dependencies: Packages; devDependencies: Packages };

/** What the sample project says of itself; its version is the documented one. */
export function readSampleManifest(): Manifest {
  return JSON.parse(readFileSync(join(SAMPLE_PROJECT, 'package.json'), 'utf8')) as Manifest;
}

async function runNpm(args: string[]): Promise<string> {
  const { exitCode, output, logFile } = await run('npm', args, { logName: 'versions-npm' });
  if (exitCode !== 0) {
    throw new UserError(`npm ${args[0]} failed: read ${logFile}, fix what it says, then run the command again`);
  }
  return output;
}

async function choosePackage(name: string, version: string): Promise<string> {
  const published = JSON.parse(await runNpm(['view', name, 'versions', '--json', '--loglevel=error'])) as string[];
  const nearest = chooseNearest(version, published);
  if (nearest === undefined) {
    throw new UserError(`the registry has no version of ${name}: take it out of ${SAMPLE_PROJECT}/package.json`);
  }
  return nearest;
}

/** The versions that a version of Strapi comes with, in place of those of the sample project. */
async function choosePackages(packages: Packages, version: string): Promise<Packages> {
  const chosen: Packages = {};
  for (const [name, own] of Object.entries(packages)) {
    chosen[name] = name.startsWith('@strapi/') ? await choosePackage(name, version) : own;
  }
  return chosen;
}

/**
 * Makes the lockfile of a version that has none: the sample project with the packages of that version, or the nearest
 * that the registry has. npm resolves them without another lockfile, which would keep the places of packages.
 */
export async function makeLockfile(version: string): Promise<void> {
  const file = join(VERSIONS, version, 'package-lock.json');
  if (existsSync(file)) {
    return;
  }
  await step(`Resolving the packages of ${version}`, async () => {
    const manifest = readSampleManifest();
    const folder = mkdtempSync(join(tmpdir(), 'lockfile-'));
    try {
      for (const part of ['.npmrc', 'vendor']) {
        cpSync(join(SAMPLE_PROJECT, part), join(folder, part), { recursive: true });
      }
      const chosen = {
        ...manifest,
        version,
        dependencies: await choosePackages(manifest.dependencies, version),
        devDependencies: await choosePackages(manifest.devDependencies, version),
      };
      writeFileSync(join(folder, 'package.json'), `${JSON.stringify(chosen, null, 2)}\n`);
      await runNpm(['install', '--package-lock-only', '--prefix', folder, '--loglevel=notice']);
      mkdirSync(join(VERSIONS, version), { recursive: true });
      cpSync(join(folder, 'package-lock.json'), file);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}
