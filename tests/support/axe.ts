import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** WCAG 2.2 A and AA, and what axe holds to be good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs axe on a page as it is shown now.
 *
 * @returns a line per violated rule, with the elements that violate it
 */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const results = await page.evaluate<AxeResults, string[]>(
    (tags) => (window as unknown as { axe: typeof import('axe-core') }).axe.run({ runOnly: tags }),
    RULES,
  );
  expect(results.passes.length).toBeGreaterThan(10);
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
