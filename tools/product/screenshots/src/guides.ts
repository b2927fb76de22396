import { existsSync, statSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { UserError } from '../../../bootstrap/src/user-error.mjs';
import type { Catalogue } from './catalogue';
import { readGuide, type GuidePage } from './read-guide';

/** Folder of the User Guide. */
export const GUIDE = 'docs/user-docs';

/**
 * Reads the pages of the User Guide.
 *
 * @param paths pages or folders of it; none: all
 * @throws UserError when one is none
 */
export function listGuides(paths: string[] = []): GuidePage[] {
  const files = (paths.length > 0 ? paths : [GUIDE]).flatMap((path) => {
    if (!existsSync(path) || !path.startsWith(GUIDE)) {
      throw new UserError(`"${path}" is not a page or folder of the User Guide: give one in ${GUIDE}`);
    }
    return statSync(path).isDirectory() ? globSync(`${path.replace(/\/$/, '')}/**/*.{md,mdx}`) : [path];
  });
  return files.sort().map(readGuide);
}

/** Names on a page that the product has nowhere, a line each. */
export function checkCatalogue({ file, names }: GuidePage, catalogue: Catalogue): string[] {
  return names
    .filter(({ name }) => catalogue.find(name) === undefined)
    .map(
      ({ name, line }) =>
        `${file}:${line}: the product's English texts have no “${name}”: look how it is spelled there`,
    );
}
