// Pagefind 1.5.2 lists filters and their values in an order that changes with every run, so two builds of the same pages
// differ. Reported: https://github.com/Pagefind/pagefind/issues/638. Pagefind 1.6 sorts them itself. Delete this file
// once that version has binaries for every platform.
import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { decode, encode } from 'cborg';

/** @typedef {{ path: string, content: Uint8Array }} IndexFile */
/** @typedef {[name: string, hash: string]} FilterReference */
/** @typedef {[name: string, values: [value: string, pages: number[]][]]} Filter */
/** @typedef {{ languages: Record<string, { hash: string }> }} Entry */

/** The beginning of each packed file. */
const SIGNATURE = 'pagefind_dcd';

/** Place of the filters in the file that lists all pieces of an index, and how many parts that file has. */
const FILTERS = 3;
const META_PARTS = 6;

/** @type {(one: [string, unknown], other: [string, unknown]) => number} */
const byName = ([one], [other]) => (one < other ? -1 : Number(one > other));

/**
 * @param {IndexFile} file
 * @returns {unknown}
 */
function unpack({ path, content }) {
  const packed = gunzipSync(content);
  if (packed.subarray(0, SIGNATURE.length).toString() !== SIGNATURE) {
    throw new Error(
      `Pagefind packed ${path} in an unknown format: adapt plugins/site/search/src/embedded/sort-filters.mjs`,
    );
  }
  /** @type {unknown} */
  const value = decode(packed.subarray(SIGNATURE.length));
  return value;
}

/** @param {unknown} value */
const pack = (value) => gzipSync(Buffer.concat([Buffer.from(SIGNATURE), encode(value)]), { level: 9 });

/**
 * A name for new content, in the form of the old one: `en_f7ad79d`.
 *
 * @param {string} oldName
 * @param {Uint8Array} content
 */
function rename(oldName, content) {
  const [, language = '', hash = ''] = /^(.+)_([\da-f]+)$/.exec(oldName) ?? [];
  return `${language}_${createHash('sha256').update(content).digest('hex').slice(0, hash.length)}`;
}

/**
 * Gives the files of an index with filters and their values in alphabetical order.
 *
 * @param {IndexFile[]} files everything that Pagefind wrote
 * @returns {IndexFile[]} the same index; files with other content have other names
 * @throws {Error} when the files are not those of Pagefind 1.5
 */
export function sortFilters(files) {
  const byPath = new Map(files.map((file) => [file.path, file]));

  /** @param {string} path */
  const take = (path) => {
    const file = byPath.get(path);
    if (!file) {
      throw new Error(`Pagefind wrote no ${path}: adapt plugins/site/search/src/embedded/sort-filters.mjs`);
    }
    byPath.delete(path);
    return file;
  };

  /** @type {(path: string, content: Uint8Array) => void} */
  const add = (path, content) => void byPath.set(path, { path, content });

  /** @type {(reference: FilterReference) => FilterReference} */
  const sortFilter = ([name, hash]) => {
    const [, values] = /** @type {Filter} */ (unpack(take(`filter/${hash}.pf_filter`)));
    const content = pack([name, values.toSorted(byName)]);
    const newHash = rename(hash, content);
    add(`filter/${newHash}.pf_filter`, content);
    return [name, newHash];
  };

  const entryFile = take('pagefind-entry.json');
  /** @type {unknown} */
  const parsed = JSON.parse(Buffer.from(entryFile.content).toString());
  const entry = /** @type {Entry} */ (parsed);
  for (const language of Object.values(entry.languages)) {
    const meta = /** @type {unknown[]} */ (unpack(take(`pagefind.${language.hash}.pf_meta`)));
    if (meta.length !== META_PARTS) {
      throw new Error(
        'Pagefind lists its files in an unknown way: adapt plugins/site/search/src/embedded/sort-filters.mjs',
      );
    }
    const filters = /** @type {FilterReference[]} */ (meta[FILTERS]);
    const content = pack(meta.with(FILTERS, filters.map(sortFilter).toSorted(byName)));
    language.hash = rename(language.hash, content);
    add(`pagefind.${language.hash}.pf_meta`, content);
  }
  add(entryFile.path, Buffer.from(JSON.stringify(entry)));
  return [...byPath.values()];
}
