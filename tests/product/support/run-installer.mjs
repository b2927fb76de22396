/*
 * Runs the real npm or Yarn. Before it installs the packages of a Strapi project, it merges PROJECT_ADDITIONS into
 * package.json: what the test's own installation requires, and the page's reader doesn't.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const [program = '', ...args] = process.argv.slice(2);

/** @typedef {Record<string, Record<string, string>>} Manifest */

const manifest = /** @type {Manifest} */ (
  existsSync('package.json') ? JSON.parse(readFileSync('package.json', 'utf8')) : {}
);
const isStrapi = manifest.dependencies?.['@strapi/strapi'] !== undefined;
if (args[0] === 'install' && isStrapi) {
  const additions = /** @type {Manifest} */ (JSON.parse(process.env.PROJECT_ADDITIONS ?? '{}'));
  for (const [key, values] of Object.entries(additions)) {
    manifest[key] = { ...manifest[key], ...values };
  }
  writeFileSync('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
}
const command = program.endsWith('.js') ? [process.execPath, program, ...args] : [program, ...args];
// `sharp` 0.33 carries its library in optional packages, where 0.32 downloads it.
const extra = isStrapi && args[0] === 'install' && !program.endsWith('.js') ? ['--include=optional'] : [];
const [file = '', ...rest] = [...command, ...extra];
process.exitCode = spawnSync(file, rest, { stdio: 'inherit' }).status ?? 1;
