/** What scripts do with names of classes and of custom properties. */
export type Names = {
  /** Tells whether scripts may write a name. */
  spells: (name: string) => boolean;
  /** Tells whether scripts may give a custom property a value: they write it in another way than `var(--name)`. */
  sets: (name: string) => boolean;
};

/** Escapes in code, such as the line break of `"\nbutton"`, which is no part of the name. */
const ESCAPE = /\\(?:u\{?[\da-f]+\}?|x[\da-f]{2}|.)/gi;
const PLAIN_NAME = /^[\w-]+$/;
const READ = /\bvar\(\s*--[\w-]*(?:\$\{|["'`])?/g;

/** A piece of a name that a script completes: `tabs--${kind}`, `'tabs--' + kind`. */
const BEGINNING = /[\w-]*\w[-_]+(?=["'`]|\$\{)/g;
/** The same with the end, for classes: `${base}--active`, `base + '--active'`. */
const END = /(?<=["'`}])[-_]+\w[\w-]*/g;

/** Finds the names in texts, in whole or by a piece that is completed. */
function collectPieces(texts: string[]): (name: string) => boolean {
  // Match by match: lists of all words of all scripts would take gigabytes on a large site.
  const collect = (pattern: RegExp): Set<string> => {
    const found = new Set<string>();
    for (const text of texts) {
      for (const [piece] of text.matchAll(pattern)) {
        found.add(piece);
      }
    }
    return found;
  };
  const [words, beginnings, ends] = [collect(/[\w-]+/g), collect(BEGINNING), collect(END)];
  return (name) =>
    words.has(name) ||
    [...beginnings].some((piece) => name.startsWith(piece)) ||
    (!name.startsWith('--') && [...ends].some((piece) => name.endsWith(piece))) ||
    // Code may spell other characters in more ways than one.
    !PLAIN_NAME.test(name);
}

/**
 * Finds the names that scripts spell. It would rather find too many: words of texts and comments count as well.
 *
 * @throws Error without any script, since every name would seem unused
 */
export function collectNames(scripts: string[]): Names {
  if (scripts.length === 0) {
    throw new Error('lean-styles found no script: it cannot tell which classes the site uses');
  }
  const code = scripts.map((script) => script.replace(ESCAPE, ' '));
  const reads = collectPieces(code.flatMap((text) => text.match(READ) ?? []));
  const sets = collectPieces(code.map((text) => text.replace(READ, ' ')));
  return { sets, spells: (name) => sets(name) || reads(name) };
}
