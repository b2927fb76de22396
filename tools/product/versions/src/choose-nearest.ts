type Numbers = [major: number, minor: number, patch: number];

function parse(version: string): Numbers {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}

function compare(a: string, b: string): number {
  const [left, right] = [parse(a), parse(b)];
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}

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
  const [major, minor] = parse(version);
  const before = sorted.filter((each) => compare(each, version) <= 0);
  const last = before.at(-1);
  const isOfSameMinor = last !== undefined && parse(last)[0] === major && parse(last)[1] === minor;
  return isOfSameMinor ? last : (sorted.find((each) => compare(each, version) > 0) ?? last);
}
