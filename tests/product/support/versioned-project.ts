import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { matchExamples } from '../../../grammar/match-examples';
import { COPIES, copyProject, PRODUCT } from '../../../tools/product/start/src/project';
import { placeVersion } from '../../../tools/product/start/src/versions';
import { readPage } from '../../../tools/product/verify/src/read-page';
import { runCommand } from './command';

/** A reader's programs, where `runCommand` has some of the repository's, and a port that is free. */
export const ENVIRONMENT = { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: '0' };

/** Copies a file, or a folder with everything in it. */
export function copyFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to]);
}

/**
 * Gives a project the packages of another one, as links to the same files: npm replaces files of packages, and doesn't
 * write to them. It does write to its list of them, so that is copied.
 */
function linkPackages(from: string, to: string): void {
  execFileSync('cp', ['-al', join(from, 'node_modules'), to]);
  const list = 'node_modules/.package-lock.json';
  rmSync(join(to, list));
  copyFolder(join(from, list), join(to, list));
}

/** Copies a project, with links to its packages. */
export function copyVersionedProject(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const part of readdirSync(from).filter((name) => name !== 'node_modules')) {
    copyFolder(join(from, part), to);
  }
  linkPackages(from, to);
}

/** A command of a snippet or a page, by its beginning. */
export function readCommand(file: string, beginning: string): string {
  const examples = matchExamples(readPage(file).tree).filter(({ hidden }) => !hidden);
  const found = examples.find(({ fence }) => fence.lang === 'bash' && fence.text.startsWith(beginning));
  if (!found) {
    throw new Error(`${file} has no command that begins with ${beginning}`);
  }
  return found.fence.text;
}

/**
 * Runs a command that has to succeed.
 *
 * @returns what it prints
 */
export async function runSuccessfully(folder: string, script: string): Promise<string> {
  const { output, exitCode } = await runCommand(folder, script, { env: ENVIRONMENT });
  if (exitCode !== 0) {
    throw new Error(`${script}: ${output}`);
  }
  return output;
}

/**
 * Makes a copy of the sample project that has packages of another version. It starts with those of the documented
 * version, so that npm fetches only what differs.
 *
 * @returns its folder, absolute
 */
export async function placeVersionedProject(name: string, version: string): Promise<string> {
  const folder = resolve(COPIES, name);
  copyProject(folder);
  rmSync(join(folder, 'node_modules'));
  linkPackages(PRODUCT, folder);
  cpSync(join(PRODUCT, 'seed'), join(folder, 'seed'), { recursive: true });
  placeVersion(folder, version);
  await runSuccessfully(folder, 'npm install');
  return folder;
}

/** Which version of the admin panel a project's folder `build` has, by the code in it; none: `undefined`. */
export function readBuiltVersion(folder: string, versions: string[]): string | undefined {
  const build = join(folder, 'build');
  const code = readdirSync(build)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(build, file), 'utf8'));
  return versions.find((version) => code.some((text) => text.includes(`"${version}"`)));
}
