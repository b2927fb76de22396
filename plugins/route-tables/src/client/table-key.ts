/**
 * A number for the folder of an address: every page knows the keys of all tables, and numbers are shorter than paths.
 * Folders that happen to share one share a table.
 *
 * @param path address of a page, such as `/cloud/intro`
 */
export function tableKey(path: string): number {
  return [...path.slice(0, path.lastIndexOf('/'))].reduce((key, letter) => (key * 31 + letter.charCodeAt(0)) % 9973, 0);
}
