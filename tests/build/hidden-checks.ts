import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { globSync } from 'tinyglobby';
import { matchExamples, type Example } from '../../grammar/match-examples';
import { parsePage } from '../../tools/product/verify/src/read-page';

/** A line that short is on many pages. */
const SHORTEST_LINE = 12;

/** Scripts that the site takes from a package as they are, so nothing of a page can be in them. */
const FOREIGN = ['**/search-index/pagefind*.js'];

/** What no page shows of a fence of a hidden check, and where that is written. */
export type HiddenPart = { file: string; lines: string[] };

type Text = { name: string; text: string };

/** An error message alone may come from a package that the site contains as well. */
const MESSAGE = /^"[^"]*",?$/;

function partsOf({ fence, result, files }: Example): string[] {
  return [fence, result, ...files].flatMap((part) => part?.text ?? []);
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
 * Finds what hidden checks have that a reader must not find anywhere, since no page shows it.
 *
 * @param pages source by file
 * @returns how many hidden checks there are, and the lines of their fences, each fence once
 */
export function listHiddenParts(pages: Record<string, string>): { checks: number; parts: HiddenPart[] } {
  const read = Object.entries(pages).map(([file, source]) => {
    const { tree, textOffset } = parsePage(file, source);
    const hidden = matchExamples(tree).filter((example) => example.hidden);
    return { file, hidden, shown: readShown(source, hidden, textOffset) };
  });
  const written = read.map((page) => page.shown).join('\n');
  // Pages write long queries and JSON on several lines, and the site also shows them on one.
  const shown = [written, written.replace(/\n\s*(?=[?&])/g, ''), written.replace(/\s+/g, ' ')].join('\n');
  const parts = read.flatMap(({ file, hidden }) =>
    hidden.flatMap(partsOf).map((text) => {
      const lines = text.split('\n').map((line) => line.trim());
      return { file, lines: lines.filter((line) => line.length >= SHORTEST_LINE && !shown.includes(line)) };
    }),
  );
  return {
    checks: read.flatMap(({ hidden }) => hidden).length,
    parts: parts.filter(({ lines }) => lines.some((line) => !MESSAGE.test(line))),
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
  return globSync(patterns, { dot: true, ignore: FOREIGN }).map((name) => ({ name, text: readText(name) }));
}

/** Tells whether more than half of some lines are found; one or two that other code shares say nothing. */
function hasMost<Line>(lines: Line[], isFound: (line: Line) => boolean): boolean {
  let missing = 0;
  return lines.every((line) => isFound(line) || ++missing < lines.length / 2);
}

/** Says where most hidden lines of a fence are found together, as they are or as scripts and JSON write them. */
export function explainLeaks(parts: HiddenPart[], texts: Text[]): string[] {
  const wanted = parts.map(({ file, lines }) => ({
    file,
    lines: lines.map((line) => [...new Set([line, JSON.stringify(line).slice(1, -1)])]),
  }));
  return texts.flatMap(({ name, text }) =>
    wanted
      .filter(({ lines }) => hasMost(lines, (forms) => forms.some((form) => text.includes(form))))
      .map(({ lines, file }) => `${name} has "${lines[0]?.[0]}" of ${file}`),
  );
}
