import { split, SentenceSplitterSyntax } from 'sentence-splitter';

/** A sentence, and the place of its first character in the text. */
export type Sentence = { text: string; start: number };

/** Takes the text of a block apart. */
export function splitSentences(text: string): Sentence[] {
  return split(text).flatMap((node) =>
    node.type === SentenceSplitterSyntax.Sentence ? [{ text: node.raw, start: node.range[0] }] : [],
  );
}

/** Counts words; code and names are one each, punctuation is none. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}\uFFFC\uE000]/u.test(word)).length;
}
