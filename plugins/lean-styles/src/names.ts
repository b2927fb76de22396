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

/** Names in texts, in whole or by a piece that is completed. */
class Pieces {
  private readonly words = new Set<string>();
  private readonly beginnings = new Set<string>();
  private readonly ends = new Set<string>();

  /** Collects the names of one more text. */
  read(text: string): void {
    collect(text, /[\w-]+/g, this.words);
    collect(text, BEGINNING, this.beginnings);
    collect(text, END, this.ends);
  }

  has(name: string): boolean {
    return (
      this.words.has(name) ||
      [...this.beginnings].some((piece) => name.startsWith(piece)) ||
      (!name.startsWith('--') && [...this.ends].some((piece) => name.endsWith(piece))) ||
      // Code may spell other characters in more ways than one.
      !PLAIN_NAME.test(name)
    );
  }
}

function collect(text: string, pattern: RegExp, found: Set<string>): void {
  // Match by match: lists of all words of all scripts would take gigabytes on a large site.
  for (const [piece] of text.matchAll(pattern)) {
    if (!found.has(piece)) {
      // A copy, since a part of a string keeps the whole of it in memory.
      found.add(Buffer.from(piece).toString());
    }
  }
}

/**
 * Finds the names that scripts spell. It would rather find too many: words of texts and comments count as well.
 *
 * @param scripts code, read one script at a time
 * @throws Error without any script, since every name would seem unused
 */
export function collectNames(scripts: Iterable<string>): Names {
  const [reads, sets] = [new Pieces(), new Pieces()];
  let count = 0;
  for (const script of scripts) {
    const code = script.replace(ESCAPE, ' ');
    reads.read((code.match(READ) ?? []).join(' '));
    sets.read(code.replace(READ, ' '));
    count += 1;
  }
  if (count === 0) {
    throw new Error('lean-styles found no script: it cannot tell which classes the site uses');
  }
  return { sets: (name) => sets.has(name), spells: (name) => sets.has(name) || reads.has(name) };
}
