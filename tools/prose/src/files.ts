import { existsSync, statSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { UserError } from '../../bootstrap/src/user-error.mjs';

const PATTERNS = [
  'docs/**/*.{md,mdx}',
  'openapi/*.md',
  '**/README.md',
  'CONTRIBUTING.md',
  '{tools,plugins}/**/src/**/*.{ts,tsx,mjs}',
  'bench/**/*.{ts,mjs}',
];

const IGNORED = ['**/node_modules/**', '**/*.test.*', '**/*.d.ts', 'build/**', '.docusaurus/**'];

/** Whether the tool reads a file: a page, the introduction to the API reference, a README, CONTRIBUTING.md, or a source of commands. */
const listed = (): string[] => globSync(PATTERNS, { ignore: IGNORED }).sort();

/**
 * Lists the files with prose.
 *
 * @param paths files and folders to keep to; none for the whole repository
 * @throws UserError when a path doesn't exist or has no prose
 */
export function listProse(paths: string[] = []): string[] {
  const all = listed();
  const chosen = paths.flatMap((path) => {
    if (!existsSync(path)) {
      throw new UserError(`there is no ${path}: pass a file or a folder, such as docs/dev-docs/api`);
    }
    const clean = path.replace(/^\.\//, '').replace(/\/$/, '');
    const files = statSync(path).isDirectory()
      ? all.filter((file) => clean === '.' || file.startsWith(`${clean}/`))
      : all.filter((file) => file === clean);
    if (files.length === 0) {
      throw new UserError(`no prose in ${path}: pass Markdown that people read, or a source of a command`);
    }
    return files;
  });
  return paths.length > 0 ? [...new Set(chosen)].sort() : all;
}
