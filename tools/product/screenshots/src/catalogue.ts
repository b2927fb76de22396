import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { PRODUCT } from '../../start/src/project';
import { escapePattern } from './escape-pattern';

/** Where a name comes from. */
export type Source = 'translations' | 'default messages' | 'server' | 'sample project';

/** What the product calls things. */
export type Catalogue = {
  /** How many texts each source has. */
  sizes: Record<Source, number>;
  /** Looks a name up. @returns the first source that has it, or nothing */
  find(name: string): Source | undefined;
};

/** A part of a parsed message: https://formatjs.github.io/docs/icu-messageformat-parser, kinds by their numbers. */
type Part =
  | { type: 0; value: string }
  | { type: 1 | 2 | 3 | 4 | 7 }
  | { type: 5 | 6; options: Record<string, { value: Part[] }> }
  | { type: 8; children: Part[] };

type MessageParser = { parse(message: string): Part[] };

const requireFromProduct = createRequire(resolve(PRODUCT, 'package.json'));

function toPattern(parts: Part[]): string {
  return parts
    .map((part) => {
      switch (part.type) {
        case 0:
          return escapePattern(part.value).replace(/\s+/g, '\\s+');
        case 5:
        case 6:
          return `(?:${Object.values(part.options)
            .map(({ value }) => toPattern(value))
            .join('|')})`;
        case 8:
          return toPattern(part.children);
        default:
          return '.+';
      }
    })
    .join('');
}

/** Fits only what fits everything. */
const NO_NAME = '§ § §';

/** Texts of one source: those without a placeholder as they are, the others as patterns. */
class Texts {
  readonly #exact = new Set<string>();
  readonly #patterns: RegExp[] = [];

  constructor(texts: Iterable<string>, parser?: MessageParser) {
    for (const text of texts) {
      this.#exact.add(text.replace(/\s+/g, ' ').trim());
      if (parser && /[{<]/.test(text)) {
        this.#addMessage(text, parser);
      }
    }
  }

  get size(): number {
    return this.#exact.size;
  }

  #addMessage(text: string, parser: MessageParser): void {
    try {
      const pattern = new RegExp(`^${toPattern(parser.parse(text))}$`);
      // A message of placeholders alone would allow every name.
      if (!pattern.test(NO_NAME)) {
        this.#patterns.push(pattern);
      }
    } catch {
      // What the product can't parse it shows as it is, and that is in the set.
    }
  }

  has(name: string): boolean {
    return this.#exact.has(name) || this.#patterns.some((pattern) => pattern.test(name));
  }
}

/** The texts of files of the sample project, packages included. */
const read = (patterns: string[]) =>
  globSync(patterns, { cwd: PRODUCT, followSymbolicLinks: false }).map((file) =>
    readFileSync(join(PRODUCT, file), 'utf8'),
  );

/** Texts in quotes, as JavaScript writes them. */
function findQuoted(code: string, before = ''): string[] {
  const quoted = new RegExp(`${before}(['"\`])((?:\\\\.|(?!\\1)[^\\\\])*?)\\1`, 'g');
  return [...code.matchAll(quoted)].map(([, , text = '']) => text.replace(/\\(.)/g, '$1'));
}

const readTranslations = () =>
  read(['node_modules/@strapi/*/admin/src/translations/en.json']).flatMap((text) =>
    Object.values(JSON.parse(text) as Record<string, string>),
  );

/** The panel falls back to these where the translations have no entry, as for most of what a license brings. */
const readDefaultMessages = () =>
  read([
    'node_modules/@strapi/*/admin/src/**/*.{js,jsx,ts,tsx}',
    'node_modules/@strapi/*/ee/admin/**/*.{js,jsx,ts,tsx}',
    'src/{admin,plugins}/**/*.{js,jsx}',
  ]).flatMap((code) => findQuoted(code, 'defaultMessage:\\s*'));

/** What the server sends, the panel shows as it is: permissions, roles, messages of errors, names of languages. */
function readServerTexts(): string[] {
  const code = read([
    'node_modules/@strapi/*/server/**/*.js',
    'node_modules/@strapi/*/ee/server/**/*.js',
    'node_modules/@strapi/*/dist/server/**/*.js',
  ]);
  const data = read(['node_modules/@strapi/*/server/constants/*.json']).flatMap((text) => findQuoted(text));
  return [...code.flatMap((text) => findQuoted(text)), ...data].filter((text) => /^[A-Z].{2}/.test(text));
}

/** Names of the content types, components and fields of the sample project. */
function readSampleNames(): string[] {
  type Schema = { info: { displayName: string }; attributes: Record<string, unknown> };
  return read(['src/{api,components}/**/*.json']).flatMap((text) => {
    const { info, attributes } = JSON.parse(text) as Schema;
    return [info.displayName, ...Object.keys(attributes)];
  });
}

/** Reads from the installed packages what the product calls things, in English. */
export function readCatalogue(): Catalogue {
  const parser = requireFromProduct('@formatjs/icu-messageformat-parser') as MessageParser;
  const sources: Record<Source, Texts> = {
    translations: new Texts(readTranslations(), parser),
    'default messages': new Texts(readDefaultMessages(), parser),
    server: new Texts(readServerTexts()),
    'sample project': new Texts(readSampleNames()),
  };
  const entries = Object.entries(sources) as [Source, Texts][];
  return {
    sizes: Object.fromEntries(entries.map(([source, { size }]) => [source, size])) as Record<Source, number>,
    find: (name) => entries.find(([, texts]) => texts.has(name))?.[0],
  };
}
