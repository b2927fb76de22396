import { existsSync, statSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { UserError } from '../../../bootstrap/src/user-error.mjs';
import type { Catalogue } from './catalogue';
import { readGuide, type GuidePage } from './read-guide';
import { WALKS } from './walk-page';

/** Folder of the User Guide. */
export const GUIDE = 'docs/user-docs';

/** Pages outside the User Guide that have a walk. */
const listOthers = () =>
  globSync(['**/*.ts', '!user-docs/**', '!*.ts'], { cwd: WALKS }).map((walk) => `docs/${walk.replace(/ts$/, 'md')}`);

/**
 * Reads the pages of the User Guide, and others that have a walk.
 *
 * @param paths pages or folders of it, or such pages; none: all
 * @throws UserError when one is none
 */
export function listGuides(paths: string[] = []): GuidePage[] {
  const others = listOthers();
  const files = (paths.length > 0 ? paths : [GUIDE, ...others]).flatMap((path) => {
    if (!existsSync(path) || !(path.startsWith(GUIDE) || others.includes(path))) {
      throw new UserError(
        `"${path}" is not a page or folder of the User Guide: give one in ${GUIDE}, or a page that has a walk`,
      );
    }
    return statSync(path).isDirectory() ? globSync(`${path.replace(/\/$/, '')}/**/*.{md,mdx}`) : [path];
  });
  return files.sort().map(readGuide);
}

/** Names on a page that neither the product nor the page's own code has, a line each. */
export function checkCatalogue({ file, names, code }: GuidePage, catalogue: Catalogue): string[] {
  return names
    .filter(({ name }) => catalogue.find(name) === undefined && !code.includes(name))
    .map(
      ({ name, line }) =>
        `${file}:${line}: the product's English texts have no “${name}”: look how it is spelled there`,
    );
}
