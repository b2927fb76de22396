import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { isExecutable, listOnPath } from '../../../tools/bootstrap/src/find-program.mjs';
import { PRODUCT } from '../../../tools/product/start/src/project';

/** Writes programs for the shell, each a line, into a folder. */
export function placeScripts(folder: string, scripts: Record<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, line] of Object.entries(scripts)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${line}\n`);
    chmodSync(join(folder, name), 0o755);
  }
}

/** Makes a folder in which npx finds `strapi` 4.14.0 without a download. */
export function placeWorkspace(folder: string): void {
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '.bin'), { recursive: true });
  symlinkSync(resolve(PRODUCT, 'node_modules/@strapi'), join(packages, '@strapi'));
  symlinkSync(resolve(PRODUCT, 'node_modules/.bin/strapi'), join(packages, '.bin/strapi'));
}

/**
 * Packs the product's SQLite driver like the archive that a reader's installation downloads from GitHub. Without it,
 * each installation would compile the driver for a minute.
 *
 * @param folder that is created for it
 * @returns the variable with which `prebuild-install` finds it
 */
export function packDriver(folder: string): Record<string, string> {
  const driver = resolve(PRODUCT, 'node_modules/better-sqlite3');
  const { version } = JSON.parse(readFileSync(join(driver, 'package.json'), 'utf8')) as { version: string };
  const system = `node-v${process.versions.modules}-${process.platform}-${process.arch}`;
  mkdirSync(folder);
  const archive = join(folder, `better-sqlite3-v${version}-${system}.tar.gz`);
  execFileSync('tar', ['czf', archive, '-C', driver, 'build/Release/better_sqlite3.node']);
  return { npm_config_better_sqlite3_local_prebuilds: folder };
}

/** Several installations share the network, so that one may wait for long: milliseconds, for Yarn and for pnpm. */
export const PATIENCE = { YARN_NETWORK_TIMEOUT: '600000', npm_config_fetch_timeout: '600000' };

/**
 * Variables for commands that install packages for real, from the registry.
 *
 * @param folder where the programs are put that stand in front of npm and Yarn
 * @param additions what is merged into `package.json` before the installation
 */
export function installForReal(folder: string, additions: Record<string, Record<string, string>>) {
  const npm = listOnPath(['npm']).find(isExecutable) ?? '';
  const runner = `exec node '${resolve('tests/product/support/run-installer.mjs')}'`;
  const yarn = `${runner} '${resolve('node_modules/yarn/bin/yarn.js')}' "$@"`;
  placeScripts(folder, { npm: `${runner} '${npm}' "$@"`, yarn, yarnpkg: yarn });
  return { PATH: [folder, process.env.PATH].join(delimiter), PROJECT_ADDITIONS: JSON.stringify(additions) };
}
