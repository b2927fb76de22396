/*
 * Runs the real npm or Yarn. Before it installs the packages of a Strapi project, it merges PROJECT_ADDITIONS into
 * package.json: what the test's own installation requires, and the page's reader doesn't.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const [program = '', ...args] = process.argv.slice(2);

/** @typedef {Record<string, Record<string, string>>} Manifest */

/** @param {string} text */
function parse(text) {
  const content = /** @type {unknown} */ (JSON.parse(text));
  return /** @type {Manifest} */ (content);
}

const manifest = existsSync('package.json') ? parse(readFileSync('package.json', 'utf8')) : {};
const isStrapi = manifest.dependencies?.['@strapi/strapi'] !== undefined;
if (args[0] === 'install' && isStrapi) {
  for (const [key, values] of Object.entries(parse(process.env.PROJECT_ADDITIONS ?? '{}'))) {
    manifest[key] = { ...manifest[key], ...values };
  }
  writeFileSync('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
}
const isYarn = program.endsWith('.js');
// `sharp` 0.33 carries its library in optional packages, where 0.32 downloads it.
const extra = isStrapi && args[0] === 'install' && !isYarn ? ['--include=optional'] : [];
const [file, first] = isYarn ? [process.execPath, [program]] : [program, []];
process.exitCode = spawnSync(file, [...first, ...args, ...extra], { stdio: 'inherit' }).status ?? 1;
