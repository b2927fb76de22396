import { readFileSync } from 'node:fs';

/** Whether the weights of the search were fitted to a query, or only tell what they do for it. */
const SETS = ['fit', 'test'] as const;

/** What a reader types, and the pages of which any answers best. */
export type GoldenQuery = { kind: string; query: string; pages: string[]; set: (typeof SETS)[number] };

const FILE = 'bench/search/golden.tsv';

/**
 * Reads the golden queries.
 *
 * @throws Error with the line that has another form, or lists a query again
 */
export function readGoldenQueries(): GoldenQuery[] {
  const seen = new Set<string>();
  const [, ...lines] = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  return lines.map((line, index) => {
    const [kind, query, pages, name] = line.split('\t');
    const set = SETS.find((known) => known === name);
    if (!kind || !query || !pages || !set || seen.has(query)) {
      throw new Error(
        `${FILE}:${index + 2}: "${line}" must be a kind, a unique query, pages, and ${SETS.join(' or ')}, with tabs between`,
      );
    }
    seen.add(query);
    return { kind, query, pages: pages.split(' | '), set };
  });
}
