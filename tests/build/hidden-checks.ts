import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { globSync } from 'tinyglobby';
import { matchExamples, type Example } from '../../grammar/match-examples';
import { parsePage } from '../../tools/product/verify/src/read-page';

/** A line that short is on many pages. */
const SHORTEST_LINE = 12;

/** A line of a hidden check that no page shows, and where it is written. */
export type HiddenLine = { line: string; file: string };

type Text = { name: string; text: string };

function linesOf({ fence, result, files }: Example): string[] {
  return [fence, result, ...files].flatMap((part) => part?.text.split('\n') ?? []).map((line) => line.trim());
}

/** The source of a page without its hidden checks. */
function readShown(source: string, hidden: Example[], textOffset: number): string {
  const nodes = hidden.flatMap(({ fence, result, files }) =>
    [fence, result, ...files].flatMap((part) => part?.node ?? []),
  );
  return nodes.reduceRight((text, { position }) => {
    const [start = 0, end = 0] = [position?.start.offset, position?.end.offset].map(
      (offset) => (offset ?? 0) + textOffset,
    );
    return text.slice(0, start) + text.slice(end);
  }, source);
}

/**
 * Finds the lines of hidden checks that a reader must not find anywhere, since no page shows them.
 *
 * @param pages source by file
 * @returns how many hidden checks there are, and their lines
 */
export function listHiddenLines(pages: Record<string, string>): { checks: number; lines: HiddenLine[] } {
  const read = Object.entries(pages).map(([file, source]) => {
    const { tree, textOffset } = parsePage(file, source);
    const hidden = matchExamples(tree).filter((example) => example.hidden);
    return { file, hidden, shown: readShown(source, hidden, textOffset) };
  });
  const written = read.map((page) => page.shown).join('\n');
  // Pages write long queries on several lines, and the site also shows them on one.
  const shown = written + written.replace(/\n\s*(?=[?&])/g, '');
  const lines = read.flatMap(({ file, hidden }) => hidden.flatMap(linesOf).map((line) => ({ file, line })));
  return {
    checks: read.flatMap(({ hidden }) => hidden).length,
    lines: lines.filter(({ line }) => line.length >= SHORTEST_LINE && !shown.includes(line)),
  };
}

/** What a file of the site says: the text of a page, the content of a packed piece of the search index. */
function readText(file: string): string {
  const bytes = readFileSync(file);
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const content = (isPacked ? gunzipSync(bytes) : bytes).toString();
  return file.endsWith('.html') ? `${content}\n${load(content).text()}` : content;
}

/** The texts of a built site: pages, scripts, and the search index with the records that it is made of. */
export function readSiteTexts(folders: string[]): Text[] {
  const patterns = folders.map(
    (folder) => `${folder}/**/*.{html,js,json,jsonl,xml,txt,md,pf_fragment,pf_index,pf_meta}`,
  );
  return globSync(patterns, { dot: true }).map((name) => ({ name, text: readText(name) }));
}

/** Says where lines of hidden checks are found, as they are or as scripts and JSON write them. */
export function explainLeaks(lines: HiddenLine[], texts: Text[]): string[] {
  const wanted = lines.map((found) => ({ ...found, escaped: JSON.stringify(found.line).slice(1, -1) }));
  return texts.flatMap(({ name, text }) =>
    wanted
      .filter(({ line, escaped }) => text.includes(line) || text.includes(escaped))
      .map(({ line, file }) => `${name} has "${line}" of ${file}`),
  );
}
