import { readFileSync } from 'node:fs';
import { closest } from 'fastest-levenshtein';
import { parse } from 'sh-syntax';
import { PRODUCT } from '../../start/src/project';
import { listFlags, listStrapiCommands, readHelp } from './command-help';
import type { Outcome } from './outcome';

/** Options that every command of every program takes. */
const COMMON = ['-h', '--help', '-v', '--version', '--', '--yes', '-y'];

async function checkFlags(program: string, command: string, words: string[]): Promise<string[]> {
  const flags = await listFlags(program, command);
  const used = words.filter((word) => /^--?[a-zA-Z]/.test(word)).map((word) => word.split('=')[0] ?? '');
  return used
    .filter((flag) => !flags.includes(flag) && !COMMON.includes(flag))
    .map((flag) => `${program} ${command} has no option ${flag}; the nearest is ${closest(flag, flags)}`);
}

async function checkStrapi([command, ...rest]: string[]): Promise<string[]> {
  if (command === undefined || command.startsWith('-')) {
    return [];
  }
  const commands = await listStrapiCommands();
  return commands.includes(command)
    ? checkFlags('strapi', command, rest)
    : [`strapi ${command} is not a command; the nearest is ${closest(command, commands)}`];
}

/** A script of the project's package.json, run by npm or yarn. */
function checkScript(name: string, words: string[]): Promise<string[]> | string[] {
  const { scripts } = JSON.parse(readFileSync(`${PRODUCT}/package.json`, 'utf8')) as {
    scripts: Record<string, string>;
  };
  const script = scripts[name];
  if (script === undefined) {
    return [`no project has a script ${name}; the nearest is ${closest(name, Object.keys(scripts))}`];
  }
  return script.startsWith('strapi')
    ? checkStrapi([...script.split(' ').slice(1), ...words.filter((word) => word !== '--')])
    : [];
}

async function checkPackageManager(program: 'npm' | 'yarn', command: string, rest: string[]): Promise<string[]> {
  const isScript = program === 'npm' ? ['run', 'run-script'].includes(command) : command === 'run';
  if (isScript) {
    return checkScript(rest[0] ?? '', rest.slice(1));
  }
  const help = await readHelp(program, command);
  const isCommand =
    program === 'npm' ? !/Unknown command/i.test(help) : /yarn \w+/.test(help) && help.includes(`yarn ${command}`);
  if (isCommand || ['start', 'test'].includes(command)) {
    return checkFlags(program, command, rest.includes('--') ? rest.slice(0, rest.indexOf('--')) : rest);
  }
  return program === 'yarn' ? checkScript(command, rest) : [`npm ${command} is not a command`];
}

/** A program's name without the version that npx fetches: `@strapi/strapi@4.14.0` is `strapi`. */
function nameOf(word: string): string {
  return word.replace(/^@strapi\/strapi(@.*)?$/, 'strapi');
}

async function checkCommand(words: string[]): Promise<string[]> {
  const [program = '', first, ...rest] = words;
  if (program === 'npx') {
    const inner = words.slice(1).filter((word, index) => index > 0 || !['-y', '--yes'].includes(word));
    return nameOf(inner[0] ?? '') === 'strapi' ? checkStrapi(inner.slice(1)) : [];
  }
  if (program === 'strapi') {
    return checkStrapi(words.slice(1));
  }
  if ((program === 'npm' || program === 'yarn') && first !== undefined && !first.startsWith('-')) {
    return first === 'strapi' ? checkStrapi(rest) : checkPackageManager(program, first, rest);
  }
  return [];
}

/** Words of the simple commands of a script, as far as they are plain. */
function listSimpleCommands(script: string): string[][] {
  return script
    .replace(/\\\n\s*/g, ' ')
    .split(/\n|&&|\|\||;|\|/)
    .map((line) => line.replace(/(^|\s)#.*$/, '').trim())
    .map((line) => line.split(/\s+/).filter((word) => word && !/^\w+=/.test(word)))
    .filter((words) => words.length > 0);
}

/** Parses a script, and holds commands and options against what the programs say of themselves. */
export async function checkShell(text: string): Promise<Outcome> {
  const script = text.replace(/^\$ /gm, '');
  try {
    await parse(script);
  } catch (error) {
    return { way: 'parsed', problem: (error as Error).message };
  }
  const problems = (await Promise.all(listSimpleCommands(script).map(checkCommand))).flat();
  return { way: 'parsed', ...(problems.length > 0 && { problem: problems.join('\n') }) };
}
