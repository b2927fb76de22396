import { readFileSync } from 'node:fs';
import { readFences } from './page-fences';

/**
 * Lists the commands of a program in the examples and sentences of a page, each on one line.
 *
 * @param page path of the page
 * @param program first word of the commands
 */
export function listCommands(page: string, program: string): string[] {
  const examples = readFences(page)
    .filter(({ lang }) => lang === 'bash')
    .flatMap(({ text }) => text.replaceAll(/\\\n\s*/g, '').split('\n'));
  const sentences = readFileSync(page, 'utf8').matchAll(/`([^`\n]+)`/g);
  return [...examples, ...[...sentences].map(([, code = '']) => code)].filter((line) => line.startsWith(`${program} `));
}

/** The long options of a command. */
export function listFlags(command: string): string[] {
  return [...command.matchAll(/ (--[\w-]+)/g)].map(([, flag]) => flag ?? '');
}
