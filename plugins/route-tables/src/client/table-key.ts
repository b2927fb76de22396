/** How many tables there may be: what every page knows of them stops growing there, whatever the site has. */
const MOST_TABLES = 43;

/**
 * The number of the table in which the pages of a folder are. Folders that get the same number share a table.
 *
 * @param path address of a page, such as `/cloud/intro`
 */
export function tableKey(path: string): number {
  const folder = path.slice(0, path.lastIndexOf('/'));
  return folder.split('').reduce((key, letter) => (key * 18 + letter.charCodeAt(0)) % MOST_TABLES, 0);
}
