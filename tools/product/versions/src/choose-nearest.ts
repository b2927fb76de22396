/** Compares versions number by number: `4.9.2` comes before `4.14.0`. */
const { compare } = new Intl.Collator('en', { numeric: true });

/**
 * Chooses the version of a package that comes nearest to a version of Strapi: the same, else the last one before it of
 * the same minor version, else the next one after it, else the last one before it.
 *
 * @param version of Strapi
 * @param published all versions of the package; prereleases don't count
 * @returns none where nothing was published
 */
export function chooseNearest(version: string, published: string[]): string | undefined {
  const sorted = published.filter((each) => /^\d+\.\d+\.\d+$/.test(each)).sort(compare);
  const last = sorted.findLast((each) => compare(each, version) <= 0);
  const minor = version.replace(/\d+$/, '');
  return last?.startsWith(minor) ? last : (sorted.find((each) => compare(each, version) > 0) ?? last);
}
