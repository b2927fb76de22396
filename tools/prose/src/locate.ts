import type { Finding } from './finding';
import { CODE, NAME, type FlatBlock } from './flatten';
import { lineAt, type Text } from './read-text';

/** A phrase in the text of a block. */
export type Found = { block: FlatBlock; start: number; end: number; message: string; replacement?: string };

const MARKS = new RegExp(`[${CODE}${NAME}]`, 'g');

/** Finds the place in the file of a phrase in a block. */
export function locate({ file, source }: Text, { block, start, end, message, replacement }: Found): Finding {
  const { offsets } = block;
  const from = offsets[start] ?? 0;
  const to = (offsets[end - 1] ?? from) + 1;
  const phrase = block.text.slice(start, end);
  const isPlain = source.slice(from, to).replace(/\s+/g, ' ') === phrase;
  return {
    file,
    line: lineAt(source, from),
    phrase: phrase.replace(MARKS, '…'),
    message,
    block: { first: lineAt(source, offsets[0] ?? 0), last: lineAt(source, offsets.at(-1) ?? 0) },
    ...(replacement !== undefined && isPlain && { fix: { start: from, end: to, text: replacement } }),
  };
}
