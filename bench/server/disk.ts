import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';

/** Space that the files of a folder take on the disk, MB. */
export function measureFolder(folder: string, ignore: string[] = []): number {
  const files = globSync('**', { cwd: folder, dot: true, followSymbolicLinks: false, ignore });
  return files.reduce((sum, file) => sum + lstatSync(join(folder, file)).blocks * 512, 0) / 1e6;
}

/** Space of the packages that a project needs in production, MB: all but its development dependencies. */
export function measurePackages(folder: string): number {
  const lockfile = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; link?: boolean }>;
  };
  return Object.entries(lockfile.packages)
    .filter(([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link)
    .reduce((sum, [path]) => sum + measureFolder(join(folder, path), ['node_modules/**']), 0);
}
