import { splitList } from '../query/values';
import type { Codec } from './codec';

/** One word, such as a locale; none is written where nothing is typed. */
export const word: Codec<string> = {
  read: (value = '') => (typeof value === 'string' ? value : undefined),
  write: (typed) => typed.trim() || undefined,
};

/** Names of fields, typed with commas; `*` stands for all. */
export const fields: Codec<string> = {
  read: (value = []) => {
    const words: unknown[] = Array.isArray(value) ? value : [value];
    return words.every((item) => typeof item === 'string') ? words.flatMap(splitList).join(', ') : undefined;
  },
  write: (typed) => {
    const names = splitList(typed);
    return names.length > 0 ? names : undefined;
  },
};

/** The two publication states; none is written where the server's own applies (`live`). */
export const publicationState: Codec<string> = {
  read: (value = '') => (typeof value === 'string' && ['', 'live', 'preview'].includes(value) ? value : undefined),
  write: (chosen) => chosen || undefined,
};
