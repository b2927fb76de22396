import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { main } from '../../tools/bootstrap/src/report.mjs';
import { UserError } from '../../tools/bootstrap/src/user-error.mjs';
import { AREAS, selectArea } from './areas.mjs';

/** Runs Stryker for one area. @param {string} name @returns {Promise<boolean>} whether enough of the changes were noticed */
async function passes(name) {
  const packageFile = createRequire(import.meta.url).resolve('@stryker-mutator/core/package.json');
  const stryker = join(packageFile, '..', 'bin/stryker.js');
  console.log(`• ${name} …`);
  const env = { ...process.env, MUTATION_AREA: name };
  const stopped = await once(spawn(process.execPath, [stryker, 'run'], { stdio: 'inherit', env }), 'exit');
  return stopped[0] === 0;
}

/*
 * One area after the other, all or those that the arguments name: a changed piece of code then meets the tests of its
 * own area only, which have to catch it. With the tests of all areas, a run would take many times as long.
 */
void main(async () => {
  const names = process.argv.slice(2);
  names.forEach(selectArea);
  const failed = [];
  for (const name of names.length > 0 ? names : Object.keys(AREAS)) {
    if (!(await passes(name))) {
      failed.push(name);
    }
  }
  if (failed.length > 0) {
    throw new UserError(
      `the mutation tests failed for ${failed.join(', ')}: read .cache/stryker/<area>/report.html, and add tests for what survived`,
    );
  }
});
