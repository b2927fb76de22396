/** Words of questions that say nothing of what is asked. */
const FILLERS = new Set(
  'a an and are as at be by can do does for from how i if in is it its me my of on or that the there this to we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** Words that tell little of what is asked, even where few pages have them. */
const WEAK_WORDS = new Set(
  'all any get has have know make need no not one only own same should there two use used using want'.split(' '),
);

export const isFiller = (word: string): boolean => FILLERS.has(word);

export const isWeak = (word: string): boolean => WEAK_WORDS.has(word);

/** Between the parts of a compound name: `entityService.findMany`, `config/server.js`, `api::restaurant`. */
const SEPARATORS = /[.:/[\](){}<>,;?!"'`=&|@#+*\\]+|(?<=\w)-(?=\w)/g;

/** A compound name: letters and digits with separators between them. */
const NAME = /\w+(?:(?:[.:/@-]|::)\w+)+/g;

const isPhrase = (text: string): boolean => /^".*"$/.test(text);

/**
 * Takes a reader's query apart into what is searched: compound names in their parts, and no words that say nothing.
 * A query in quotes is one part.
 */
export function prepareQuery(text: string): string[] {
  const query = text.trim();
  if (isPhrase(query)) {
    return [query];
  }
  const words = query.replace(SEPARATORS, ' ').split(/\s+/).filter(Boolean);
  const telling = words.filter((word) => !isFiller(word.toLowerCase()));
  return telling.length > 0 ? telling : words;
}

/** Lists the compound names of a query as they are written: the index has each of them as one word, too. */
export function listNames(text: string): string[] {
  return isPhrase(text.trim()) ? [] : (text.match(NAME) ?? []);
}
