import { aptInstall } from './apt-install.mjs';
import { isExecutable, listOnPath } from './find-program.mjs';
import { step } from './report.mjs';
import { run } from './run.mjs';
import { UserError } from './user-error.mjs';

const DEBIAN_PACKAGE = 'nginx-light';

/** Debian keeps servers off the PATH of users. */
const USUAL_PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'];

/** The ways to get nginx, by the package manager that a machine has. */
const INSTALLERS = [aptInstall(DEBIAN_PACKAGE), ['dnf', 'install', '--assumeyes', 'nginx'], ['apk', 'add', 'nginx']];

/**
 * Gives the path of an nginx for the tests of the README's configuration. Root gets it installed where there is none.
 *
 * @param {{ env?: NodeJS.ProcessEnv, places?: string[], isRoot?: boolean }} [options] `places`: where else than on the
 *   PATH it may lie; `isRoot`: whether packages may be installed
 * @returns {Promise<string>}
 * @throws {UserError} when there is none and none can be installed
 */
export async function findNginx(options = {}) {
  const { env = process.env, places = USUAL_PLACES, isRoot = process.getuid?.() === 0 } = options;
  const find = () => [...listOnPath(['nginx'], env), ...places].find(isExecutable);
  if (!find() && isRoot) {
    await step('Installing nginx for the tests', async () => {
      for (const [program = '', ...args] of INSTALLERS) {
        if (!find()) {
          await run(program, args, { env, logName: `install-nginx-${program}` });
        }
      }
    });
  }
  const found = find();
  if (!found) {
    throw new UserError(
      `no nginx was found or could be installed: install it, on Debian with the ${DEBIAN_PACKAGE} package`,
    );
  }
  return found;
}
