import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { glob } from 'tinyglobby';

/** Writes a file unless it is there as it should be: what is written is built anew. */
async function writeChanged(file: string, content: string): Promise<void> {
  const former = await readFile(file, 'utf8').catch(() => null);
  if (former !== content) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/**
 * Makes a folder hold these files and no others.
 *
 * @param files content by path from the folder
 */
export async function writeFolder(folder: string, files: Map<string, string>): Promise<void> {
  const present = await glob('**/*', { cwd: folder, dot: true });
  await Promise.all(present.filter((file) => !files.has(file)).map((file) => rm(join(folder, file))));
  await Promise.all([...files].map(([file, content]) => writeChanged(join(folder, file), content)));
}
