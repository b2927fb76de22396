import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, Result, RunOptions } from 'axe-core';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** WCAG 2.2 A and AA, and what axe holds to be good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe on a page as it is shown now. */
async function runAxe(page: Page, options: RunOptions, within = ':root'): Promise<AxeResults> {
  await page.evaluate(source);
  // Colors on their way to others are none that the page has. Some animations never end.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
  return page.evaluate(
    ([part, given]) => (window as unknown as { axe: typeof import('axe-core') }).axe.run(part, given),
    [within, options] as const,
  );
}

const describe = ({ id, nodes }: Result): string => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`;

const countElements = (results: Result[]): number => results.reduce((sum, { nodes }) => sum + nodes.length, 0);

/** Of what satisfies a rule, one element is enough: describing all of them takes a quarter of the time. */
const DESCRIBED: RunOptions = { resultTypes: ['violations'] };

/**
 * Holds a page as it is shown now against every rule.
 *
 * @returns a line per violated rule, with the elements that violate it
 */
export async function findViolations(page: Page): Promise<string[]> {
  const { passes, violations } = await runAxe(page, { ...DESCRIBED, runOnly: RULES });
  expect(passes.length).toBeGreaterThan(10);
  return violations.map(describe);
}

/** The rules about colors; of {@link RULES}, no other one depends on the color mode. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Holds a page as it is shown now against the rules about colors, in the same way as {@link findViolations}. */
export async function findColorViolations(page: Page): Promise<string[]> {
  const { passes, violations } = await runAxe(page, {
    ...DESCRIBED,
    runOnly: { type: 'rule', values: COLOR_RULES },
  });
  expect(passes.map(({ id }) => id)).toContain('color-contrast');
  return violations.map(describe);
}

/**
 * Looks for targets that are hard to hit: smaller than 24 by 24 CSS px, and too close to another
 * (WCAG 2.2, 2.5.8). Links within a sentence are exempt.
 *
 * @param within the part of the page to look at; default: all of it
 * @returns how many targets are large or apart enough, and the others; those that axe can't judge count as such
 */
export async function findSmallTargets(page: Page, within?: string): Promise<{ passed: number; small: string[] }> {
  const rule: RunOptions = { runOnly: { type: 'rule', values: ['target-size'] } };
  const { passes, violations, incomplete } = await runAxe(page, rule, within);
  return { passed: countElements(passes), small: [...violations, ...incomplete].map(describe) };
}
