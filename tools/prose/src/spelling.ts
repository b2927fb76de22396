import type { Found } from './locate';
import type { Text } from './read-text';

const DICTIONARIES = ['en_us', 'softwareTerms', 'companies'];

/** Parts of a text that aren't words: addresses, paths, names with digits or dots, options, hidden parts of a name. */
const IS_NAME = /[\d_@#/\\=<>{}|$&%^+]|\w[.:]\w|^-|^\.\w/;

/** A word of a text. */
export type Word = { text: string; found: Omit<Found, 'message'> };

/** Lists the words of a text, without those that are names in a command or an address. */
export function readWords({ blocks }: Text): Word[] {
  return blocks.flatMap((block) =>
    [...block.text.matchAll(/[^\s\uFFFC\uE000]+/g)]
      .filter(([part]) => !IS_NAME.test(part.replace(/[.,:;!?)\]'"”…]+$/, '')))
      .flatMap(({ 0: part, index }) =>
        [...part.matchAll(/\p{L}+(?:['’]\p{L}+)*/gu)].map((word) => {
          const start = index + word.index;
          return { text: word[0], found: { block, start, end: start + word[0].length } };
        }),
      ),
  );
}

/**
 * Looks words up in American English, the terms of software, and the project's own list.
 *
 * @param words each once
 * @param own the project's words
 * @returns the unknown words, each with suggestions, best first
 */
export async function findUnknown(words: string[], own: string[]): Promise<Map<string, string[]>> {
  // The package can only be imported, and tsx makes `require` of an import statement.
  const { getDefaultSettings, mergeSettings, spellCheckDocument } = await import('cspell-lib');
  const defaults = await getDefaultSettings();
  const settings = mergeSettings(defaults, {
    language: 'en-US',
    dictionaries: DICTIONARIES,
    languageSettings: [],
    overrides: [],
    words: own,
    maxNumberOfProblems: Number.MAX_SAFE_INTEGER,
    maxDuplicateProblems: Number.MAX_SAFE_INTEGER,
    numSuggestions: 3,
  });
  const document = { uri: 'file:///words.txt', text: words.join('\n'), languageId: 'plaintext' };
  const options = { noConfigSearch: true, generateSuggestions: true };
  const { issues, errors } = await spellCheckDocument(document, options, settings);
  if (errors && errors.length > 0) {
    throw new Error(`cspell failed: ${errors.map(({ message }) => message).join('; ')}`);
  }
  const unknown = new Map<string, string[]>();
  for (const { line, suggestions = [] } of issues) {
    // A part of a word that has capitals in it may be unknown.
    unknown.set(line.text.trim(), suggestions);
  }
  return unknown;
}

/** The words of a text that are unknown. */
export function findMisspelled(words: Word[], unknown: Map<string, string[]>): Found[] {
  return words.flatMap(({ text, found }) => {
    const suggestions = unknown.get(text);
    const write = suggestions?.join(', ') || 'a word of the dictionary';
    const message = `not a word of American English; write: ${write}, or add a name to tools/prose/data/words.txt`;
    return suggestions ? [{ ...found, message }] : [];
  });
}
