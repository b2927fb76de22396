import htmlTags from 'html-tags';
import { PurgeCSS } from 'purgecss';

/** A name in code; or an escape, such as the line break of `"\nbutton"`, which is not part of a name. */
const NAME_OR_ESCAPE = /\\(?:u\{?[\da-f]+\}?|x[\da-f]{2}|.)|[\w-]+/gi;

/** Ends a name that a script completes: `alert--${type}`, `'tabs--' + kind`. */
const COMPLETED = /\w[-_]+$/;

/** The name of an attribute in a selector. */
const ATTRIBUTE = /(?<=\[)[\w-]+/g;

/** The name of a custom property that is read. */
const READ = /(?<=\bvar\(\s*)--[\w-]+/g;

/** Adds a copy: a part of a string would keep the whole script in memory. */
function addCopy(found: Set<string>, piece: string): void {
  if (!found.has(piece)) {
    found.add(Buffer.from(piece).toString());
  }
}

/** What a string or template continues with after a name that is completed. */
const isEnd = (rest: string): boolean => /^(?:["'`]|\$\{)/.test(rest);

/** All names in scripts, and the beginnings of those that scripts compose. */
function collectNames(scripts: Iterable<string>): { words: Set<string>; beginnings: Set<string> } {
  const words = new Set<string>();
  const beginnings = new Set<string>();
  for (const code of scripts) {
    for (const { 0: piece, index } of code.matchAll(NAME_OR_ESCAPE)) {
      if (!piece.startsWith('\\')) {
        addCopy(words, piece);
        const end = index + piece.length;
        if (COMPLETED.test(piece) && isEnd(code.slice(end, end + 2))) {
          addCopy(beginnings, piece);
        }
      }
    }
  }
  return { words, beginnings };
}

/**
 * Removes the rules whose class no script spells, and the custom properties that no rule reads.
 *
 * @param sheets style sheets by file name; each may read the custom properties of another
 * @param scripts code of all scripts of the site
 * @throws Error without a script, since every class would count as unused
 */
export async function purge(sheets: Map<string, string>, scripts: Iterable<string>): Promise<Map<string, string>> {
  const { words, beginnings } = collectNames(scripts);
  if (words.size === 0) {
    throw new Error('unused-styles found no script: it cannot tell which classes the site uses');
  }
  const content = [{ raw: [...words].join(' '), extension: 'js' }];
  const standard = [
    // Elements come from Markdown, where a script spells hardly any of them.
    ...htmlTags,
    // A selector of pseudo-classes alone, such as the one in `a:is(:not([class]))`, counts as unused otherwise.
    /^:/,
    ...[...beginnings].map((piece) => new RegExp(`^${piece}`)),
  ];
  const purged = new Map<string, string>();
  for (const [name, raw] of sheets) {
    const others = [...sheets].flatMap(([other, css]) => (other === name ? [] : (css.match(READ) ?? [])));
    const [result] = await new PurgeCSS().purge({
      content,
      css: [{ raw, name }],
      defaultExtractor: (list) => list.split(' '),
      variables: true,
      // Inline scripts and the browser set them too.
      dynamicAttributes: raw.match(ATTRIBUTE) ?? [],
      // Custom properties: those that a script reads or sets, and those that another sheet reads.
      safelist: { standard, variables: [...words, ...others].filter((word) => word.startsWith('--')) },
    });
    purged.set(name, result?.css ?? raw);
  }
  return purged;
}
