import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { LARGEST } from './pictures';
import type { GuidePage } from './read-guide';
import { pathOf } from './walk-page';

/**
 * Holds the files of the pictures against the pages that show them.
 *
 * @param folder what is published as it is; the pictures lie in `img/<path of the page>`
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
  const files = globSync('img/*/**/*', { cwd: folder }).map((file) => join(folder, file));
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

/**
 * Looks for tasks, which are parts with numbered steps, without a picture, on pages that have a walk.
 *
 * @returns the number of tasks, and those without a picture, a line each
 */
export function checkTasks(guides: GuidePage[]): { tasks: number; problems: string[] } {
  const tasks = guides
    .filter(({ isEnterprise }) => !isEnterprise)
    .flatMap((guide) => guide.parts.map((part) => ({ file: guide.file, ...part })))
    .filter(({ hasSteps }) => hasSteps);
  return {
    tasks: tasks.length,
    problems: tasks
      .filter(({ isPictured }) => !isPictured)
      .map(({ file, line, name }) => `${file}:${line}: “${name}” has no picture: take one on the page's walk`),
  };
}

/**
 * Holds the walks against the pages.
 *
 * @param folder the walks, at the paths of their pages
 * @returns the number of walks, and those without a page, a line each
 */
export function checkWalks(guides: GuidePage[], folder: string): { walks: number; problems: string[] } {
  const pages = new Set(guides.map(({ file }) => `${pathOf(file)}.ts`));
  const walks = globSync('*/**/*.ts', { cwd: folder });
  const stray = walks.filter((walk) => !pages.has(walk));
  return { walks: walks.length, problems: stray.map((walk) => `${folder}/${walk}: no page goes this way: delete it`) };
}
