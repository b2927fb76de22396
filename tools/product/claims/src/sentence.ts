import type { Node, Parent, PhrasingContent } from 'mdast';
import type {} from 'remark-mdx';

/** Code and bold text are one character each in a sentence, so that no rule reads what is in them by accident. */
const FIRST_MARK = 0xe100;
const FIRST_BOLD = 0xf000;

/** Matches the character in a sentence that stands for code. */
export const CODE = '[\\uE100-\\uEFFF]';

export type Sentence = {
  /** With one character for each code span and each bold text. */
  text: string;
  /** As on the page, for people. */
  plain: string;
  /** Content of the code that a character stands for; none for another character. */
  codeAt: (mark: string) => string | undefined;
  /** Every code of the sentence. */
  codes: string[];
  /** Line in the tree, as the parser counts. */
  line: number;
  /** Place in the block's text. */
  start: number;
};

export type Comment = { text: string; line: number; start: number };

const COMMENT = /^\s*\/\*([^]*)\*\/\s*$/;

/** The content of an expression that is a comment. */
export function readComment(value: string): string | undefined {
  return COMMENT.exec(value)?.[1]?.trim();
}

/** The flat text of a block, and what its characters stand for. */
class Flat {
  text = '';
  readonly codes: string[] = [];
  readonly bolds: string[] = [];
  readonly comments: Comment[] = [];
  readonly #lines: { start: number; line: number }[] = [];

  add(node: Node): void {
    const phrasing = node as PhrasingContent;
    const line = node.position?.start.line ?? 0;
    this.#lines.push({ start: this.text.length, line });
    if (phrasing.type === 'text') {
      this.text += phrasing.value;
    } else if (phrasing.type === 'inlineCode') {
      this.text += String.fromCharCode(FIRST_MARK + this.codes.length);
      this.codes.push(phrasing.value);
    } else if (phrasing.type === 'strong') {
      this.text += String.fromCharCode(FIRST_BOLD + this.bolds.length);
      const inner = new Flat();
      phrasing.children.forEach((child) => inner.add(child));
      this.bolds.push(inner.restore(inner.text));
    } else if (phrasing.type === 'mdxTextExpression') {
      const comment = readComment(phrasing.value);
      if (comment !== undefined) {
        this.comments.push({ text: comment, line, start: this.text.length });
      }
    } else if ('children' in phrasing) {
      (phrasing as Parent).children.forEach((child) => this.add(child));
    }
  }

  /** Puts code and bold text back in. */
  restore(text: string): string {
    return text
      .replace(/[\uE100-\uEFFF]/g, (mark) => `\`${this.codes[mark.charCodeAt(0) - FIRST_MARK] ?? ''}\``)
      .replace(/[\uF000-\uF8FF]/g, (mark) => this.bolds[mark.charCodeAt(0) - FIRST_BOLD] ?? '')
      .replace(/\s+/g, ' ')
      .trim();
  }

  /** Line of a place in the text: the piece that it is in, and the line breaks inside. */
  lineAt(start: number): number {
    const piece = this.#lines.findLast((entry) => entry.start <= start) ?? { start: 0, line: 0 };
    return piece.line + this.text.slice(piece.start, start).split('\n').length - 1;
  }
}

/** The end of a sentence: a capital letter, code, or bold text follows. */
const END = /(?<=[.!?]["”)]?)\s+(?=["“(]?[A-Z\uE100-\uF8FF])/g;

/** Takes a paragraph, or a cell of a table, apart into its sentences and comments. */
export function readSentences(block: Parent): { sentences: Sentence[]; comments: Comment[] } {
  const flat = new Flat();
  block.children.forEach((child) => flat.add(child));
  const starts = [0, ...[...flat.text.matchAll(END)].map(({ index, 0: gap }) => index + gap.length)];
  const sentences = starts.map((start, index) => {
    const text = flat.text.slice(start, starts[index + 1]);
    const codeAt = (mark: string) => flat.codes[mark.charCodeAt(0) - FIRST_MARK];
    return {
      text,
      plain: flat.restore(text),
      codeAt,
      codes: Array.from(text).flatMap((mark) => codeAt(mark) ?? []),
      line: flat.lineAt(start),
      start,
    };
  });
  return { sentences: sentences.filter(({ plain }) => plain !== ''), comments: flat.comments };
}
