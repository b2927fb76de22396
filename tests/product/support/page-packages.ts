import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Packages that only single tests need stay here: neither the site nor the sample project has them. */
const CACHE = '.cache/page-packages';

/** Makes a folder in one step, so that a folder of that name is always whole. */
async function makeOnce(name: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const target = resolve(CACHE, name.replace(/[^\w.@-]+/g, '+'));
  if (!existsSync(target)) {
    mkdirSync(CACHE, { recursive: true });
    const work = mkdtempSync(join(CACHE, 'work-'));
    try {
      await fill(resolve(work));
      renameSync(work, target);
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  }
  return target;
}

/**
 * Installs packages, each with its exact version, and keeps them for the next run.
 *
 * @param packages such as `s3rver@3.7.1`
 * @returns their `node_modules`
 */
export async function installPackages(packages: string[]): Promise<string> {
  const folder = await makeOnce(packages.join('_'), async (work) => {
    const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--no-save', '--prefix', work];
    await execute('npm', ['install', ...options, ...packages], { cwd: work });
  });
  return join(folder, 'node_modules');
}

/** Loads a package that `installPackages` has installed. */
export function loadPackage(modules: string, name: string): unknown {
  return createRequire(join(modules, 'index.js'))(name);
}

/**
 * Reads a file of a package without its dependencies.
 *
 * @param spec such as `heroku@11.10.0`
 * @param file path inside the package
 */
export async function readPackageFile(spec: string, file: string): Promise<string> {
  const folder = await makeOnce(`${spec}_${file}`, async (work) => {
    const { stdout } = await execute('npm', ['pack', '--silent', spec], { cwd: work });
    const archive = join(work, stdout.trim());
    await execute('tar', ['--extract', '--file', archive, '--directory', work, `package/${file}`]);
    rmSync(archive);
  });
  return readFileSync(join(folder, 'package', file), 'utf8');
}
