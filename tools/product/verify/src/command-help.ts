import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { run } from '../../../bootstrap/src/run.mjs';
import { COPIES, fingerprintProject, PRODUCT } from '../../start/src/project';

const STRAPI = resolve(PRODUCT, 'node_modules/@strapi/strapi/bin/strapi.js');

/** How each program is asked for help on one of its commands, or on all of them with an empty name. */
const PROGRAMS: Record<string, (command: string) => [program: string, args: string[]]> = {
  strapi: (command) => [process.execPath, [STRAPI, ...(command ? [command] : []), '--help']],
  npm: (command) => ['npm', command ? [command, '--help'] : ['help']],
  yarn: (command) => [
    process.execPath,
    [resolve('node_modules/yarn/bin/yarn.js'), ...(command ? [command] : []), '--help'],
  ],
};

const CACHE = `${COPIES}/help-${fingerprintProject()}.json`;

function readCache(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(CACHE, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

const asked = new Map<string, Promise<string>>();

async function ask(program: string, command: string): Promise<string> {
  const key = `${program} ${command}`.trim();
  const cached = readCache()[key];
  if (cached !== undefined) {
    return cached;
  }
  const [executable, args] = PROGRAMS[program]?.(command) ?? [program, ['--help']];
  const env = { ...process.env, STRAPI_TELEMETRY_DISABLED: 'true', NO_COLOR: '1' };
  const { output } = await run(executable, args, { env, logName: `help-${key}` });
  mkdirSync(COPIES, { recursive: true });
  writeFileSync(CACHE, JSON.stringify({ ...readCache(), [key]: output }));
  return output;
}

/** What a program says of itself, or of one of its commands; asked once, and kept until the product changes. */
export function readHelp(program: string, command = ''): Promise<string> {
  const key = `${program} ${command}`;
  const help = asked.get(key) ?? ask(program, command);
  asked.set(key, help);
  return help;
}

/** Commands of the product's command line, short forms included. */
export async function listStrapiCommands(): Promise<string[]> {
  const [, section = ''] = (await readHelp('strapi')).split(/^Commands:$/m);
  return [...section.matchAll(/^ {2}([\w:-]+)(?:\|([\w:-]+))?/gm)].flatMap(([, name = '', alias = '']) =>
    [name, alias].filter(Boolean),
  );
}

/** Options that a command's help names, as they are written: `-d`, `--no-optimization`. */
export async function listFlags(program: string, command: string): Promise<string[]> {
  const help = await readHelp(program, command);
  return [...help.matchAll(/(?:^|[\s,|[(])(--?[a-zA-Z][\w-]*)/gm)].flatMap(([, flag]) => flag ?? []);
}
