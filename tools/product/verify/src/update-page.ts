import { readFileSync, writeFileSync } from 'node:fs';
import type { Code } from 'mdast';
import { format } from 'prettier';
import { RESULT_FLAG, type Example } from '../../../../grammar/match-examples';
import type { Located, Outcome } from './outcome';
import type { Page } from './read-page';

type Change = { start: number; end: number; text: string };

/** JSON as compact as it reads well; anything else as it is. */
async function writeResult(text: string): Promise<{ lang: string; text: string }> {
  try {
    // On one line, since Prettier keeps a line break behind an opening brace.
    const compact = JSON.stringify(JSON.parse(text));
    return { lang: 'json', text: await format(compact, { parser: 'json', printWidth: 100 }) };
  } catch {
    return { lang: 'text', text };
  }
}

/** A result as it stands on a page, with the indentation of the list it may be in. */
async function writeFence(
  flag: string,
  { text, status, lang }: NonNullable<Outcome['newResult']>,
  indent: string,
): Promise<string> {
  const mark = status === undefined || status === 200 ? flag : `${flag} status=${status}`;
  const result = lang ? { lang, text } : await writeResult(text);
  const lines = [`\`\`\`${result.lang} ${mark}`, ...result.text.trimEnd().split('\n'), '```'];
  return lines.map((line) => (line ? indent + line : line)).join('\n');
}

function indentOf(source: string, offset: number): string {
  const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^\s*$/.test(line) ? line : '';
}

/** The places of the page's fences in its source. */
function locate(source: string, page: Page) {
  const offset = (node: Code, edge: 'start' | 'end') => (node.position?.[edge].offset ?? 0) + page.textOffset;
  return (node: Code) => {
    const start = offset(node, 'start');
    return { start, end: offset(node, 'end'), indent: indentOf(source, start) };
  };
}

async function toResultChange(
  { kind, fence, result }: Example,
  newResult: NonNullable<Outcome['newResult']>,
  placeOf: ReturnType<typeof locate>,
): Promise<Change> {
  const { end, indent } = placeOf(fence.node);
  const text = (await writeFence(RESULT_FLAG[kind] ?? 'result', newResult, indent)).trimStart();
  return result ? { ...placeOf(result.node), text } : { start: end, end, text: `\n\n${indent}${text}` };
}

async function listChanges(
  source: string,
  page: Page,
  { example }: Located,
  { newResult, newFiles = [] }: Outcome,
): Promise<Change[]> {
  const placeOf = locate(source, page);
  const changes = newFiles.map(async ({ index, text }) => {
    const { lang, node } = example.files[index] ?? example.fence;
    const { start, end, indent } = placeOf(node);
    const [opening = ''] = source.slice(start, end).split('\n');
    const content = lang === 'json' ? (await writeResult(text)).text : text;
    const lines = [...content.trimEnd().split('\n'), '```'].map((line) => (line ? indent + line : line));
    return { start, end, text: [opening, ...lines].join('\n') };
  });
  if (newResult) {
    changes.push(toResultChange(example, newResult, placeOf));
  }
  return Promise.all(changes);
}

/**
 * Writes the new results into a page; everything else of the file stays as it is. A file that changed since the page was
 * read is left alone, since the results belong to other lines by then.
 *
 * @returns how many results changed
 */
export async function updatePage(page: Page, results: { located: Located; outcome: Outcome }[]): Promise<number> {
  let { source } = page;
  const changes = await Promise.all(results.map(({ located, outcome }) => listChanges(source, page, located, outcome)));
  const wanted = changes.flat().sort((a, b) => b.start - a.start);
  for (const { start, end, text } of wanted) {
    source = source.slice(0, start) + text + source.slice(end);
  }
  if (wanted.length === 0 || readFileSync(page.file, 'utf8') !== page.source) {
    return 0;
  }
  writeFileSync(page.file, source);
  return wanted.length;
}
