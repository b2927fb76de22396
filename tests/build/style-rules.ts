import { parse } from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import type { BuiltPage } from '../support/site';

/** Classes that style sheets have rules for, before anything is taken out of them. */
export type DeclaredClasses = {
  /** Names as pages have them. */
  global: Set<string>;
  /** Names of CSS modules, to which the build adds a hash. */
  local: Set<string>;
};

const HASH = /_.{4}$/;

/** Lists the classes in the selectors of a style sheet. */
export function listClasses(css: string): Set<string> {
  const classes = new Set<string>();
  const collect = parseSelectors((selectors) => selectors.walkClasses(({ value }) => void classes.add(value)));
  parse(css).walkRules(/\./, ({ selector }) => void collect.processSync(selector));
  return classes;
}

/** Lists the classes of pages that packages or components have rules for. */
function listStyledClasses(pages: BuiltPage[], { global, local }: DeclaredClasses): Map<string, string> {
  const places = new Map<string, string>();
  for (const { path, $ } of pages) {
    for (const { attribs } of $('[class]').toArray()) {
      const styled = (attribs.class ?? '')
        .split(/\s+/)
        .filter((name) => global.has(name) || local.has(name.replace(HASH, '')));
      styled.filter((name) => !places.has(name)).forEach((name) => places.set(name, path));
    }
  }
  return places;
}

/**
 * Finds classes of built pages that have lost their rules.
 *
 * @param kept classes in the built style sheet
 * @returns how many classes were looked at, and a line for each fault
 */
export function findLostClasses(
  pages: BuiltPage[],
  declared: DeclaredClasses,
  kept: Set<string>,
): { seen: number; faults: string[] } {
  const styled = listStyledClasses(pages, declared);
  const lost = [...styled].filter(([name]) => !kept.has(name));
  const faults = lost.map(([name, path]) => `${path}: the class "${name}" has no rule left`);
  return { seen: styled.size, faults: styled.size > 0 ? faults : ['no page has a class with rules'] };
}
