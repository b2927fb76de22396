import type { Option } from '../../../../plugins/content/option-tables/src/areas';

export type { Area, Areas, Option, OptionType } from '../../../../plugins/content/option-tables/src/areas';

/** Adds an option, or the files of one that is known; what is known of it first holds. */
export function addOption(options: Map<string, Option>, { files, ...found }: Option): void {
  const known = options.get(found.name);
  options.set(found.name, { ...found, ...known, files: [...new Set([...(known?.files ?? []), ...files])].sort() });
}

/** Options in the order of their names, parents before what is inside them. */
export function sortOptions(options: Iterable<Option>): Option[] {
  return [...options].sort((a, b) => (a.name < b.name ? -1 : 1));
}
