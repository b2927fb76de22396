import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { LARGEST } from './pictures';
import type { GuidePage } from './read-guide';

/**
 * Holds the files of the pictures against the pages that show them.
 *
 * @param folder what is published as it is; the pictures lie in `img/user-docs`
 * @returns the number of files, and what is wrong with them, a line each
 */
export function checkFiles(guides: GuidePage[], folder: string): { files: number; problems: string[] } {
  const shown = guides.flatMap(({ file, pictures }) =>
    pictures.flatMap(({ name, line }) =>
      [name, name.replace('.light.', '.dark.')].map((address) => ({
        path: join(folder, address),
        from: `${file}:${line}`,
      })),
    ),
  );
  const files = globSync('img/user-docs/**', { cwd: folder }).map((file) => join(folder, file));
  const known = new Set(shown.map(({ path }) => path));
  return {
    files: files.length,
    problems: [
      ...shown
        .filter(({ path }) => !existsSync(path))
        .map(({ path, from }) => `${from}: ${path} is missing: npm run screenshots`),
      ...files.filter((file) => !known.has(file)).map((file) => `${file}: no page shows it: delete it`),
      ...files
        .filter((file) => statSync(file).size > LARGEST)
        .map((file) => `${file}: ${statSync(file).size} bytes, at most ${LARGEST}: show a smaller part`),
    ],
  };
}
