import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type OptionType = 'String' | 'Number' | 'Boolean' | 'Array' | 'Object' | 'Function';

/** One option of the product, as its code reads it. */
export type Option = {
  /** Its path inside the area, e.g. `cron.enabled`. */
  name: string;
  /** What its value is, where the code tells. */
  type?: OptionType;
  /** What holds where it is not set, as code; none where nothing does. */
  default?: string;
  /** Files that read it, from the folder of the product's packages. */
  files: string[];
};

/** Options that belong together: a file of `config/`, a middleware, a kind of object that a project hands over. */
export type Area = {
  options: Option[];
  /** The package that takes what is set besides, as it is. */
  passedTo?: string;
};

/** Areas by name, as tables of the pages call them. */
export type Areas = Record<string, Area>;

/** Reads the areas of all files of a folder; files without any are lists of something else. */
export function readAreas(folder: string): Areas {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.assign(
    {},
    ...files.map((name) => (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { areas?: Areas }).areas ?? {}),
  ) as Areas;
}

const isInside = (name: string, parent: string): boolean => name.startsWith(`${parent}.`);

/** Tells whether an area has an option, or one in which it may lie. */
export function hasOption({ options, passedTo }: Area, name: string): boolean {
  return (
    passedTo !== undefined ||
    options.some(
      (option) =>
        option.name === name ||
        isInside(option.name, name) ||
        // What can hold more than the code tells.
        (isInside(name, option.name) && (option.type === undefined || option.type === 'Object')),
    )
  );
}

/** Options of an area that a list of names leaves out; an object stands for what is inside, and is listed by that too. */
export function findMissing({ options }: Area, names: string[]): string[] {
  const isListed = ({ name }: Option) =>
    names.some((listed) => listed === name || isInside(name, listed) || isInside(listed, name));
  const isParent = ({ name }: Option) => options.some((other) => isInside(other.name, name));
  return options.filter((option) => !isParent(option) && !isListed(option)).map(({ name }) => name);
}
