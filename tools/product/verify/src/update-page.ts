import { readFileSync, writeFileSync } from 'node:fs';
import type { Code } from 'mdast';
import { format } from 'prettier';
import { RESULT_FLAG } from '../../../../grammar/match-examples';
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

async function toChange(
  source: string,
  page: Page,
  { example }: Located,
  outcome: Outcome,
): Promise<Change | undefined> {
  if (!outcome.newResult) {
    return undefined;
  }
  const offset = (node: Code, edge: 'start' | 'end') => (node.position?.[edge].offset ?? 0) + page.textOffset;
  const flag = RESULT_FLAG[example.kind] ?? 'result';
  const indent = indentOf(source, offset(example.fence.node, 'start'));
  const fence = (await writeFence(flag, outcome.newResult, indent)).trimStart();
  const { result } = example;
  return result
    ? { start: offset(result.node, 'start'), end: offset(result.node, 'end'), text: fence }
    : {
        start: offset(example.fence.node, 'end'),
        end: offset(example.fence.node, 'end'),
        text: `\n\n${indent}${fence}`,
      };
}

/**
 * Writes the new results into a page; everything else of the file stays as it is.
 *
 * @returns how many results changed
 */
export async function updatePage(page: Page, results: { located: Located; outcome: Outcome }[]): Promise<number> {
  let source = readFileSync(page.file, 'utf8');
  const changes = await Promise.all(results.map(({ located, outcome }) => toChange(source, page, located, outcome)));
  const wanted = changes.flatMap((change) => change ?? []).sort((a, b) => b.start - a.start);
  for (const { start, end, text } of wanted) {
    source = source.slice(0, start) + text + source.slice(end);
  }
  if (wanted.length > 0) {
    writeFileSync(page.file, source);
  }
  return wanted.length;
}
