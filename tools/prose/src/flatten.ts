import type { Block } from './extract/block';

/** What rules see in place of code, an address, or a value that a template inserts. */
export const CODE = '\uFFFC';

/** What rules see in place of a bold name of the interface. */
export const NAME = '\uE000';

const KEYS = /^\*\*(?:Enter|Return|Esc|Escape|Tab|Space|Shift|Ctrl|Cmd|Alt|Backspace|[A-Z])(?: key| bar)?(?:\*\*| ?\+)/;

/** A block as one line of text, and the place of each of its characters in the file. */
export type FlatBlock = { kind: Block['kind']; text: string; offsets: number[] };

/** The character for a part that isn't prose; none for a comment. */
function markOf(slice: string): string {
  if (/^(?:\{\/\*|<!--)/.test(slice)) {
    return '';
  }
  return slice.startsWith('**') && !KEYS.test(slice) ? NAME : CODE;
}

/** Joins the lines of a block, with one character for each part that isn't prose. */
export function flatten({ kind, pieces }: Block, source: string): FlatBlock {
  const flat: FlatBlock = { kind, text: '', offsets: [] };
  const add = (character: string, offset: number): void => {
    const isRepeated = character === ' ' && (flat.text === '' || flat.text.endsWith(' '));
    if (!isRepeated) {
      flat.text += character;
      flat.offsets.push(offset);
    }
  };
  let before = pieces[0]?.start ?? 0;
  for (const { kind: pieceKind, start, end } of pieces) {
    // The lines of a message are pieces of it.
    if (/^(?:\s|\\n)+$/.test(source.slice(before, start))) {
      add(' ', before);
    }
    before = end;
    const slice = source.slice(start, end);
    if (pieceKind === 'masked') {
      const mark = markOf(slice);
      if (mark) {
        add(mark, start);
      }
    } else {
      for (let index = 0; index < slice.length; index += 1) {
        const character = slice[index] ?? '';
        add(/\s/.test(character) ? ' ' : character, start + index);
      }
    }
  }
  return flat;
}

/** Paths, options, and names of files and commands; messages have no marks around them. */
const NAMES =
  /(?<=^|[\s("'])(?:npm|npx|git|bash|yarn|openssl)(?: run)?(?=\s)|(?<=^|[\s("'])[^\s]*(?:[/_=<>{}|`]|--|\w\.\w|\w:\w)[^\s]*/g;

/** Masks what is code in a message of a command. */
export function maskNames({ kind, text, offsets }: FlatBlock): FlatBlock {
  const masked: FlatBlock = { kind, text: '', offsets: [] };
  let end = 0;
  const copy = (to: number): void => {
    masked.text += text.slice(end, to);
    masked.offsets.push(...offsets.slice(end, to));
  };
  for (const { 0: name, index } of text.matchAll(NAMES)) {
    const punctuation = /[.,:;)"']*$/.exec(name)?.[0].length ?? 0;
    copy(index);
    masked.text += CODE;
    masked.offsets.push(offsets[index] ?? 0);
    end = index + name.length - punctuation;
  }
  copy(text.length);
  return masked;
}
