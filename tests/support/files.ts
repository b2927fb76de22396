import { globSync } from 'tinyglobby';

/** What no check looks at: made by tools, or planted for tests. */
const IGNORED = ['**/node_modules/**', 'build/**', '.docusaurus/**', '.cache/**', 'tests/fixtures/**'];

/**
 * Lists files in a stable order.
 *
 * @param patterns globs from the root
 * @param root folder to look in; default: the repository
 * @throws Error when nothing matches, since a check of nothing shows nothing
 */
export function listFiles(patterns: string[], root = '.'): string[] {
  const files = globSync(patterns, { cwd: root, dot: true, ignore: IGNORED }).sort();
  if (files.length === 0) {
    throw new Error(`no file matches ${patterns.join(', ')} in ${root}`);
  }
  return files;
}
