import type { Areas, Option } from '../../../../plugins/content/option-tables/src/areas';
import type { Source } from './comments';
import type { Packages } from './sources';
import { containsValue, dropShortForms, type Value } from './value';

/** Everything that may back the claims of a sentence, the strongest first. */
export type Evidence = {
  /** What the executed examples of the section show, each with its line on the page. */
  shown: { line: number; text: string }[];
  /** The option that the row of a generated table is about, and the table's area. */
  option?: { area: string; option: Option };
  /** Names in the sentence and its row; an example of a short value (`0`, `true`) has to contain one of them. */
  names: string[];
  sources: Source[];
  /** Tests that name the page. */
  tests: string[];
  packages: Packages;
};

/** The option that a row of an option table is about. */
export function findOption(areas: Areas, area: string, row: string): Evidence['option'] {
  const option = areas[area]?.options.find(({ name }) => name === row);
  return option && { area, option };
}

/** Says what backs a value; nothing when it is a mere statement. */
export function backValue(
  value: Value,
  { shown, option, names, sources, tests, packages }: Evidence,
): string | undefined {
  const long = dropShortForms(value);
  const isUnnamed = names.length === 0 && long.forms.length === 0;
  const example = shown.find(
    ({ text }) =>
      containsValue(text, long) ||
      ((isUnnamed || names.some((name) => text.includes(name))) && containsValue(text, value)),
  );
  if (example) {
    return `example on line ${example.line}`;
  }
  if (option && containsValue(option.option.default ?? '', value)) {
    return `facts of ${option.area}`;
  }
  const known = sources.filter((source) => packages.explainMissing(source) === undefined);
  const source =
    known.find((entry) => packages.hasNear(entry, value)) ?? known.find(({ reason }) => reason !== undefined);
  if (source) {
    return describeSource(source);
  }
  return tests.length > 0 ? describeTests(tests) : undefined;
}

const TESTS = 'test ';

/** Tests as reports name them: all that follow a claim, since each may run a part of it. */
function describeTests(files: string[]): string {
  return TESTS + files.join(', ');
}

/** Whether a test is part of what backs a value. */
export function namesTest(backing: string | undefined, file: string): boolean {
  return backing !== undefined && backing.startsWith(TESTS) && backing.slice(TESTS.length).split(', ').includes(file);
}

/** A source as reports name it. */
export function describeSource({ file, symbol }: Source): string {
  return `source ${file}#${symbol}`;
}
