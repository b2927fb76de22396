import { readdirSync, readFileSync } from 'node:fs';

/**
 * The built script that contains a text: scripts are named by number.
 *
 * @param text which one script contains, such as the class of a component or the source of a page
 * @returns name of the file in `assets/js`
 * @throws Error when no script contains it, or more than one
 */
export function findScript(text: string, folder = 'build'): string {
  const scripts = `${folder}/assets/js`;
  const found = readdirSync(scripts).filter(
    (file) => file.endsWith('.js') && readFileSync(`${scripts}/${file}`, 'utf8').includes(text),
  );
  if (found.length !== 1 || found[0] === undefined) {
    throw new Error(`${found.length} scripts contain ${text}: choose a text that one script contains`);
  }
  return found[0];
}
