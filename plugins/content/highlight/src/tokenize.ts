import { createRequire } from 'node:module';
import { Prism } from 'prism-react-renderer';

const require = createRequire(__filename);

type Token = InstanceType<typeof Prism.Token>;
type TokenStream = string | Token | (string | Token)[];

/** Prism's names of a kind of token, by the letter that stands for the kind. */
export type Kinds = Record<string, { types: string[] }>;

/** A piece of code and the letter of its kind, empty for plain text. */
type Piece = [text: string, kind: string];

/**
 * Teaches Prism languages beyond those that prism-react-renderer brings.
 *
 * @param languages names of files of the package prismjs, such as `bash`
 */
export function loadLanguages(languages: string[]): void {
  // The files extend the Prism that they find in the global scope.
  const scope = globalThis as { Prism?: unknown };
  scope.Prism = Prism;
  // PHP stands within markup, as Docusaurus knows for code that is written in the browser.
  const needed = languages.includes('php') ? ['markup-templating', ...languages] : languages;
  for (const language of needed) {
    require(`prismjs/components/prism-${language}`);
  }
  delete scope.Prism;
}

function listPieces(stream: TokenStream, kind: string, letters: Map<string, string>): Piece[] {
  if (typeof stream === 'string') {
    return [[stream, kind]];
  }
  if (Array.isArray(stream)) {
    return stream.flatMap((token) => listPieces(token, kind, letters));
  }
  // The innermost name that has a colour wins, as in prism-react-renderer.
  const names = [stream.type, ...[stream.alias].flat()];
  const own = names.map((name) => letters.get(name)).findLast((letter) => letter !== undefined);
  return listPieces(stream.content, own ?? kind, letters);
}

/** `12.6k1o`: twelve plain characters, six of kind k, one of kind o; plain text at the end of a line is left out. */
function encodeLine(pieces: Piece[]): string {
  const merged: Piece[] = [];
  for (const [text, kind] of pieces) {
    const last = merged.at(-1);
    // White space has no colour of its own.
    if (last && (last[1] === kind || text.trim() === '')) {
      last[0] += text;
    } else {
      merged.push([text, kind]);
    }
  }
  if (merged.at(-1)?.[1] === '') {
    merged.pop();
  }
  return merged.map(([text, kind]) => `${text.length}${kind || '.'}`).join('');
}

/**
 * Finds the tokens of a piece of code.
 *
 * @param language name that Prism knows it by
 * @returns lengths and kinds, a word for each line (`-` for one without a coloured token); nothing for a language that
 *   Prism does not know
 */
export function tokenize(code: string, language: string, kinds: Kinds): string | undefined {
  const grammar = Prism.languages[language];
  if (!grammar) {
    return undefined;
  }
  const letters = new Map(Object.entries(kinds).flatMap(([letter, { types }]) => types.map((type) => [type, letter])));
  const lines: Piece[][] = [[]];
  for (const [text, kind] of listPieces(Prism.tokenize(code, grammar), '', letters)) {
    const [first = '', ...others] = text.split('\n');
    lines.at(-1)?.push([first, kind]);
    others.forEach((line) => lines.push([[line, kind]]));
  }
  return lines.map((line) => encodeLine(line.filter(([text]) => text !== '')) || '-').join(' ');
}
