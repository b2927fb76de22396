import { lineAt, type Text } from './read-text';
import { countWords, splitSentences } from './sentences';

/** A sentence or table cell that states something, and where it is. */
export type Statement = { file: string; line: number; text: string };

/** Shorter ones are mostly labels, such as "Required". */
const FEWEST_WORDS = 6;

/** Lists the statements of texts: sentences and table cells outside of headings, without questions and introductions of lists. */
export function listStatements(texts: Text[]): Statement[] {
  return texts.flatMap(({ file, source, blocks }) =>
    blocks
      .filter(({ kind }) => kind !== 'heading')
      .flatMap(({ text, offsets }) =>
        splitSentences(text)
          .filter((sentence) => countWords(sentence.text) >= FEWEST_WORDS && !/[?:]$/.test(sentence.text.trim()))
          .map(({ text: { length }, start }) => {
            const from = offsets[start] ?? 0;
            const lineEnd = source.indexOf('\n', offsets[start + length - 1] ?? from);
            const to = offsets[start + length] ?? (lineEnd < 0 ? source.length : lineEnd);
            return { file, line: lineAt(source, from), text: source.slice(from, to).replace(/\s+/g, ' ').trim() };
          }),
      ),
  );
}

/**
 * Numbers from 0 to below 1, the same ones for the same seed: Mulberry32 by Tommy Ettinger
 * (https://gist.github.com/tommyettinger/46a874533244883189143505d203312c).
 */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Draws items at random, each at most once.
 *
 * @param seed the same seed draws the same items from the same list
 * @returns `count` items, or all if there are fewer, in the order of the list
 */
export function drawSample<Item>(items: Item[], count: number, seed: number): Item[] {
  const random = createRandom(seed);
  const drawn = items
    .map((item, index) => ({ item, index, place: random() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, count);
  return drawn.sort((a, b) => a.index - b.index).map(({ item }) => item);
}
