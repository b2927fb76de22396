import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { NOT_FOUND_PAGE } from './canonical-path';

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    // Missing, or a name that no file can have, for example because it is too long.
    return false;
  }
}

/**
 * Finds the file that an address names. Looks it up on the disk each time, so a rebuild does no harm.
 *
 * @param directory folder with the built site
 * @param path decoded path below the base URL, without dot segments
 * @returns path below the folder; nothing for what is missing, and for the page that says so
 */
export async function findFile(directory: string, path: string): Promise<string | undefined> {
  const names = path.endsWith('/') ? [] : [`${path}.html`, path];
  // Nothing in a folder without a name or below a file is a page.
  for (const name of path === '' ? ['index.html'] : [...names, `${path}/index.html`]) {
    if (name !== NOT_FOUND_PAGE && (await isFile(join(directory, name)))) {
      return name;
    }
  }
  return undefined;
}
