import { readFileSync } from 'node:fs';

/** What a reader types, and the pages of which any answers best. */
export type GoldenQuery = { kind: string; query: string; pages: string[] };

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
    const [kind, query, pages] = line.split('\t');
    if (!kind || !query || !pages || seen.has(query)) {
      throw new Error(`${FILE}:${index + 2}: "${line}" must be a kind, a unique query, and pages, with tabs between`);
    }
    seen.add(query);
    return { kind, query, pages: pages.split(' | ') };
  });
}
