import { extractMarkdown, extractPage } from './extract/markdown';
import { extractMessages } from './extract/messages';
import { flatten, maskNames, type FlatBlock } from './flatten';

/** `phrase` and `reason` of a `prose-ok` comment, its line, counted from 1, and whether nothing else is on that line. */
export type Exception = { phrase: string; reason: string; line: number; isAlone: boolean };

/** What a file says to people. */
export type Text = { file: string; source: string; blocks: FlatBlock[]; exceptions: Exception[] };

// The lookbehind leaves out comments that a text shows as code.
const COMMENTS = {
  page: /(?<!`)\{\/\*\s*prose-ok:(.*?)\*\/\}/g,
  markdown: /(?<!`)<!--\s*prose-ok:(.*?)-->/g,
  code: /^[ \t]*\/\/ prose-ok:(.*)$/gm,
};

type Kind = keyof typeof COMMENTS;

const EXTRACTS = { page: extractPage, markdown: extractMarkdown, code: extractMessages };

function kindOf(file: string): Kind {
  if (/\.[cm]?[jt]sx?$/.test(file)) {
    return 'code';
  }
  return file.startsWith('docs/') ? 'page' : 'markdown';
}

/** Line of a place in a source, counted from 1. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

/** The comment's two parts are joined by a dash; without one, the whole is the phrase and the reason is empty. */
function readException(source: string, { 0: comment, 1: text = '', index }: RegExpExecArray): Exception {
  const [phrase = '', ...reason] = text.split(' — ').map((part) => part.trim());
  const line = lineAt(source, index);
  const isAlone = source.split('\n')[line - 1]?.trim() === comment.trim();
  return { phrase, reason: reason.join(' — '), line, isAlone };
}

/**
 * Reads the prose of a page, a plain Markdown file, or a source file, by its path.
 *
 * @throws UserError when a page can't be parsed
 */
export function readText(file: string, source: string): Text {
  const kind = kindOf(file);
  const exceptions = [...source.matchAll(COMMENTS[kind])].map((match) => readException(source, match));
  const read = EXTRACTS[kind](file, source).map((block) => flatten(block, source));
  const blocks = kind === 'code' ? read.map(maskNames) : read;
  return { file, source, blocks: blocks.filter(({ text }) => text.trim() !== ''), exceptions };
}
