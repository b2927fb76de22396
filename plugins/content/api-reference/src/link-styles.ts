import { readFileSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { normalizeUrl } from '@docusaurus/utils';

const STYLES = 'assets/css';

/** The link to the sheet that every page has, with quotes or as the minifier leaves it. */
const LINK = /<link\b[^>]*\brel="?stylesheet\b[^>]*>/;

/**
 * Names a style sheet in pages, behind the one that they have. Docusaurus names only what all pages share; without
 * this, a page would be shown bare until its scripts run.
 *
 * @param sheet beginning of the sheet's name
 * @param pages files of the pages
 * @throws Error that names the sheet, or the page that has none yet
 */
export async function linkStyles(outDir: string, baseUrl: string, sheet: string, pages: string[]): Promise<void> {
  const name = (await readdir(join(outDir, STYLES))).find((file) => file.startsWith(`${sheet}.`));
  if (name === undefined) {
    throw new Error(`api-reference: the build has no style sheet ${STYLES}/${sheet}.*.css for the reference's pages`);
  }
  const link = `<link rel="stylesheet" href="${normalizeUrl([baseUrl, STYLES, name])}">`;
  for (const page of pages) {
    // In one step, since other plugins write into pages at the same time.
    const html = readFileSync(page, 'utf8');
    if (!LINK.test(html)) {
      throw new Error(`api-reference: ${page} names no style sheet that another could follow`);
    }
    writeFileSync(
      page,
      html.replace(LINK, (own) => own + link),
    );
  }
}
