import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { aptInstall } from '../../../bootstrap/src/apt-install.mjs';
import { isExecutable, listOnPath } from '../../../bootstrap/src/find-program.mjs';
import { step } from '../../../bootstrap/src/report.mjs';
import { run } from '../../../bootstrap/src/run.mjs';
import { UserError } from '../../../bootstrap/src/user-error.mjs';

/** Debian's packages keep some programs off the PATH. */
function findProgram(name: string): string | undefined {
  const debian = globSync('/usr/lib/postgresql/*/bin', { onlyDirectories: true, absolute: true }).sort().reverse();
  return [...listOnPath([name]), ...['/usr/sbin', ...debian].map((folder) => join(folder, name))].find(isExecutable);
}

export const isRoot = process.getuid?.() === 0;

/**
 * Finds programs, and installs the Debian package that has them where one is missing.
 *
 * @param names of the programs
 * @param debianPackage the package that has all of them, or several with their options for `apt-get install`
 * @returns their paths, by name
 * @throws UserError when they can't be had
 */
export async function requirePrograms<Name extends string>(
  names: Name[],
  debianPackage: string,
): Promise<Record<Name, string>> {
  const isMissing = (name: Name) => findProgram(name) === undefined;
  if (names.some(isMissing) && isRoot) {
    await step(`Installing ${debianPackage} for the examples`, async () => {
      const [program, ...args] = aptInstall(debianPackage);
      const { exitCode, logFile } = await run(program, args, { logName: `install-${debianPackage}` });
      if (exitCode !== 0) {
        throw new UserError(`apt-get could not install ${debianPackage}: read ${logFile}`);
      }
    });
  }
  const missing = names.filter(isMissing);
  if (missing.length > 0) {
    throw new UserError(`no ${missing.join(', ')} was found: install ${debianPackage} from Debian`);
  }
  return Object.fromEntries(names.map((name) => [name, findProgram(name)])) as Record<Name, string>;
}

/** Who a server runs as: a user of its package where this process is root, which servers refuse to be. */
export type Account = { uid?: number; gid?: number };

/** @param user that the package has made */
export function readAccount(user: string): Account {
  const ask = (option: string) => Number(execFileSync('id', [option, user], { encoding: 'utf8' }));
  return isRoot ? { uid: ask('-u'), gid: ask('-g') } : {};
}
