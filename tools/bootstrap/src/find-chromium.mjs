import { aptInstall } from './apt-install.mjs';
import { isExecutable, listOnPath } from './find-program.mjs';
import { step } from './report.mjs';
import { run } from './run.mjs';
import { UserError } from './user-error.mjs';

const PROGRAM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'msedge'];

/** Chromium without what only people need, which takes two thirds of the time in tests. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'];

/** Where installers put a browser that the PATH does not reach. */
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * A browser that is on the machine already: Playwright's own, else one on the PATH or in a usual place.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | undefined>}
 */
async function findInstalled(env) {
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath(), ...listOnPath(PROGRAM_NAMES, env), ...USUAL_PLACES].find(isExecutable);
}

/** The ways to get a browser, first choice first. @type {{ command: string[], needsRoot: boolean }[]} */
const INSTALLERS = [
  { command: ['npx', 'playwright', 'install', 'chromium'], needsRoot: false },
  { command: aptInstall('chromium'), needsRoot: true },
  { command: ['dnf', 'install', '--assumeyes', 'chromium'], needsRoot: true },
  { command: ['apk', 'add', 'chromium'], needsRoot: true },
];

/**
 * Gives the path of a Chromium for the browser tests, installing one when there is none.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<string>}
 * @throws {UserError} when `CHROME_PATH` names no program, or when no browser can be had
 */
export async function findChromium(env = process.env) {
  if (env.CHROME_PATH) {
    if (!isExecutable(env.CHROME_PATH)) {
      throw new UserError(`CHROME_PATH="${env.CHROME_PATH}" is not a program: give the path of a Chromium or Chrome`);
    }
    return env.CHROME_PATH;
  }
  const installed = await findInstalled(env);
  if (installed) {
    return installed;
  }
  return step('Installing a browser for the tests', async () => {
    const isRoot = process.getuid?.() === 0;
    for (const { command, needsRoot } of INSTALLERS) {
      if (!needsRoot || isRoot) {
        const [program = '', ...args] = command;
        await run(program, args, { logName: `install-browser-${program}` });
        const found = await findInstalled(env);
        if (found) {
          return found;
        }
      }
    }
    throw new UserError('no Chromium was found or could be installed: install one, or set CHROME_PATH to its path');
  });
}

/**
 * Gives the path of a browser that tests are run with: Playwright's own, else a headless shell, else any Chromium.
 * On Debian, root gets the shell installed where there is none.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<string>}
 * @throws {UserError} as `findChromium` does
 */
export async function findTestBrowser(env = process.env) {
  const { chromium } = await import('@playwright/test');
  if (env.CHROME_PATH || isExecutable(chromium.executablePath())) {
    return findChromium(env);
  }
  const findShell = () => listOnPath(SHELL_NAMES, env).find(isExecutable);
  if (!findShell() && process.getuid?.() === 0 && listOnPath(['apt-get'], env).some(isExecutable)) {
    const [program, ...args] = aptInstall('chromium-headless-shell');
    await step('Installing a browser for the tests', () => run(program, args, { logName: 'install-browser-shell' }));
  }
  return findShell() ?? findChromium(env);
}
