/** Files that each file imports, by repository path. */
export type Graph = Map<string, string[]>;

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '.d.ts', '/index.ts', '/index.tsx'];

/** The file that an import's path leads to, if it is one of these. */
export function resolveImport(target: string, files: Set<string>): string | undefined {
  return ENDINGS.map((ending) => target + ending).find((file) => files.has(file));
}

/**
 * Finds the cycles of imports.
 *
 * @returns each as the files on its way, the first one again at the end
 */
export function findCycles(graph: Graph): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const walk = (file: string, way: string[]): void => {
    const start = way.indexOf(file);
    if (start >= 0) {
      cycles.push([...way.slice(start), file]);
    } else if (!done.has(file)) {
      (graph.get(file) ?? []).forEach((next) => walk(next, [...way, file]));
      done.add(file);
    }
  };
  [...graph.keys()].forEach((file) => walk(file, []));
  return cycles;
}
