import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { installPackages } from '../../../bootstrap/src/install-packages.mjs';
import { SAMPLE_PROJECT } from '../../start/src/project';
import { placeVersion } from '../../start/src/versions';

/** Where the packages of other versions are installed, one folder for each. */
const CACHE = '.cache/versions';

/** What the verifier reads; everything it writes stays in the version's own folder. */
const READ = ['docs', 'grammar', 'node_modules', 'openapi', 'package.json', 'plugins', 'tools'];

/** The sample project's own files. */
const PARTS = ['config', 'database', 'public', 'seed', 'src'];

/** What a run leaves for the next one: the sample data, and the admin panel. Their names change with what they are made from. */
const KEPT = '.cache';

/**
 * Makes a folder in which the verifier finds the repository, with the packages of another version in the sample project.
 * It lies outside the repository, since Strapi 4.26 takes the `tsconfig.json` of a folder above a project for its own.
 *
 * @returns its path, to be the working directory of the verifier
 * @throws UserError when the packages can't be installed
 */
export async function placeRepository(version: string): Promise<string> {
  const packages = join(CACHE, version);
  mkdirSync(packages, { recursive: true });
  placeVersion(packages, version);
  await installPackages({ folder: packages, title: `Installing the packages of ${version}` });
  const folder = join(tmpdir(), 'plumbline-versions', version);
  mkdirSync(folder, { recursive: true });
  for (const part of readdirSync(folder).filter((name) => name !== KEPT)) {
    rmSync(join(folder, part), { recursive: true });
  }
  const project = join(folder, SAMPLE_PROJECT);
  mkdirSync(project, { recursive: true });
  READ.forEach((part) => symlinkSync(resolve(part), join(folder, part)));
  PARTS.forEach((part) => cpSync(join(SAMPLE_PROJECT, part), join(project, part), { recursive: true }));
  placeVersion(project, version);
  symlinkSync(resolve(packages, 'node_modules'), join(project, 'node_modules'));
  cpSync('data', join(folder, 'data'), { recursive: true });
  return folder;
}
