import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What hosts answer with for addresses that are no page. */
const NOT_FOUND = '404.html';

/** Lists the pages of a built site, in one order on every machine. */
export async function listPages(outDir: string): Promise<string[]> {
  const names = await readdir(outDir, { recursive: true });
  return names
    .filter((name) => name.endsWith('.html') && name !== NOT_FOUND)
    .sort()
    .map((name) => join(outDir, name));
}
