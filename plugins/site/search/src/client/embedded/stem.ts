const ENDINGS = /(?:ings?|ions?|ies|ied|ed|ers?|es|s|e|y)$/;

/** Letters of a word that have to be left when its ending is taken off. */
const SHORTEST = 3;

/** The beginning that forms of a word share: `relat` of relation, relations, related. Words with signs stay whole. */
export function stem(word: string): string {
  const lower = word.toLowerCase();
  const beginning = lower.replace(ENDINGS, '');
  return beginning.length >= SHORTEST && /^[a-z]+$/.test(beginning) ? beginning : lower;
}
