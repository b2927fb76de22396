import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../../bootstrap/src/user-error.mjs';
import type { Source } from './comments';
import { containsValue, type Value } from './value';

/** How far from a symbol a value may be, in lines and, for files that are one long line, in characters. */
const NEAR = { lines: 25, characters: 2000 };

/** Finds symbols in the packages of the product. */
export class Packages {
  readonly #texts = new Map<string, string>();

  /**
   * @param folder the `node_modules` of the product
   * @throws UserError when it isn't there
   */
  constructor(private readonly folder: string) {
    if (!existsSync(folder)) {
      throw new UserError(`the product isn't installed in ${folder}: run npm run product`);
    }
  }

  #read(file: string): string {
    const text = this.#texts.get(file) ?? readFileSync(join(this.folder, file), 'utf8');
    this.#texts.set(file, text);
    return text;
  }

  /**
   * Says what is wrong with a source.
   *
   * @returns one line, or nothing when its file contains its symbol
   */
  explainMissing({ file, symbol }: Source): string | undefined {
    const [scope = '', name = ''] = file.split('/');
    const folder = scope.startsWith('@') ? `${scope}/${name}` : scope;
    if (file.includes('..') || !existsSync(join(this.folder, folder))) {
      return `no package of the product is called ${folder}`;
    }
    const path = join(this.folder, file);
    if (!existsSync(path) || !statSync(path).isFile()) {
      return `the package ${folder} has no file ${file.slice(folder.length + 1)}`;
    }
    return this.#listPlaces(this.#read(file), symbol).length > 0 ? undefined : `${file} has no ${symbol}`;
  }

  #listPlaces(text: string, symbol: string): number[] {
    const name = symbol.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return [...text.matchAll(new RegExp(`(?<![\\w$])${name}(?![\\w$])`, 'g'))].map(({ index }) => index);
  }

  /** Tells whether a value occurs near a symbol of its source: at most 25 lines before or after it. */
  hasNear({ file, symbol }: Source, value: Value): boolean {
    const text = this.#read(file);
    return this.#listPlaces(text, symbol).some((place) => {
      const before = text
        .slice(Math.max(0, place - NEAR.characters), place)
        .split('\n')
        .slice(-NEAR.lines - 1);
      const after = text
        .slice(place, place + NEAR.characters)
        .split('\n')
        .slice(0, NEAR.lines + 1);
      return containsValue(before.join('\n') + after.join('\n'), value);
    });
  }
}
