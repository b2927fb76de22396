import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from '../../../bootstrap/src/install-packages.mjs';
import { removeFolder } from '../../../bootstrap/src/remove-folder.mjs';
import { SAMPLE_PROJECT } from '../../start/src/project';
import { placeVersion } from '../../start/src/versions';

/** What the sample projects of all versions have in common. */
const PARTS = ['config', 'database', 'public', 'seed', 'src'];

/**
 * Makes the sample project with the packages of a version of Strapi. Packages that are there already stay.
 *
 * @returns its folder
 * @throws UserError when there is no lockfile of the version, or npm can't install it
 */
export async function makeVersionFolder(version: string): Promise<string> {
  const folder = join('.cache/versions', version);
  for (const part of PARTS) {
    removeFolder(join(folder, part));
    cpSync(join(SAMPLE_PROJECT, part), join(folder, part), { recursive: true });
  }
  placeVersion(folder, version);
  await installPackages({ folder, title: `Installing Strapi ${version}` });
  return folder;
}
