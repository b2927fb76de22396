import { join, posix } from 'node:path';
import type { Fence } from '../../../../grammar/fence';
import { matchExamples } from '../../../../grammar/match-examples';
import type { Page } from '../../verify/src/read-page';
import type { Part } from './typescript';

/** A fence as a file of a project. */
export type ProjectFile = {
  /** Where it is in the folder of all projects, such as `3/0/src/index.ts`. */
  path: string;
  text: string;
  part: Part;
  /** The fence whose errors are reported; none for a file that is only there for others to import. */
  fence?: Fence;
  /** Whether it is an excerpt, without a file name. */
  isExcerpt?: boolean;
};

const TYPESCRIPT = new Set(['ts', 'tsx', 'typescript']);
const IMPORTED = /\.(?:[jt]sx?|json)$/;

/** Whether a fence is type-checked. */
export function isTypeScript({ lang, values }: Fence): boolean {
  return TYPESCRIPT.has(lang) || /\.tsx?$/.test(values.title ?? '');
}

function partOf(path: string, { lang }: Fence): Part {
  return lang === 'tsx' || /(?:^|\/)admin\//.test(path) || path.endsWith('.tsx') ? 'admin' : 'server';
}

/** Fences that name a file, by its path; a page may show the same file several times. */
function groupByPath(fences: Fence[]): Map<string, Fence[]> {
  const files = new Map<string, Fence[]>();
  for (const fence of fences) {
    const path = posix.normalize(fence.values.title ?? '').replace(/^\//, '');
    if (IMPORTED.test(path) && !path.startsWith('..')) {
      files.set(path, [...(files.get(path) ?? []), fence]);
    }
  }
  return files;
}

/**
 * Arranges the code of a page in projects: the first one has every file as it is first shown, the second one as it is
 * shown for the second time, and so on. A fence without a file name is a project of its own.
 *
 * @param folder where the projects of the page are
 */
export function listProjectFiles({ tree }: Page, folder: string): ProjectFile[] {
  const fences = matchExamples(tree).map(({ fence }) => fence);
  const byPath = groupByPath(fences);
  const count = Math.max(0, ...[...byPath.values()].map(({ length }) => length));
  const named = Array.from({ length: count }, (_, index) =>
    [...byPath].flatMap(([path, versions]) => {
      const version = versions[Math.min(index, versions.length - 1)];
      const own = versions[index];
      return version === undefined
        ? []
        : {
            path: join(folder, String(index), path),
            text: version.text,
            part: partOf(path, version),
            ...(own !== undefined && isTypeScript(own) && { fence: own }),
          };
    }),
  ).flat();
  const inFiles = new Set([...byPath.values()].flat());
  const alone = fences
    .filter((fence) => isTypeScript(fence) && !inFiles.has(fence))
    .map((fence, index): ProjectFile => {
      const name = `excerpt.${fence.lang === 'tsx' ? 'tsx' : 'ts'}`;
      return {
        path: join(folder, `alone-${index}`, name),
        text: fence.text,
        part: partOf('', fence),
        fence,
        isExcerpt: true,
      };
    });
  return [...named, ...alone];
}
