import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { AREAS, selectArea } from './areas.mjs';

/*
 * Runs Stryker for each area, or for those that the arguments name: a mutant then meets the tests of its own area
 * only, which have to catch it. Together they would take many times as long.
 */
const packageFile = createRequire(import.meta.url).resolve('@stryker-mutator/core/package.json');
const stryker = join(packageFile, '..', 'bin/stryker.js');
const names = process.argv.slice(2);
names.forEach(selectArea);
const failed = (names.length > 0 ? names : Object.keys(AREAS)).filter((name) => {
  console.log(`• ${name} …`);
  const env = { ...process.env, MUTATION_AREA: name };
  return spawnSync(process.execPath, [stryker, 'run'], { stdio: 'inherit', env }).status !== 0;
});
if (failed.length > 0) {
  console.error(`too many changes went unnoticed in: ${failed.join(', ')}; see .cache/stryker/<area>/report.html`);
  process.exitCode = 1;
}
