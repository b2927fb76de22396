import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const TEMPLATES = ['/', '/home/Home', '/status', '/cloud/projects/settings', '/no/such/page'];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const path of TEMPLATES) {
  for (const mode of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      test(`${path} has no accessibility violation, ${mode}, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        await page.goto(path, { waitUntil: 'networkidle' });
        await page.evaluate(axe);
        const results = await page.evaluate<AxeResults, string[]>(
          (tags) => (window as unknown as { axe: typeof import('axe-core') }).axe.run({ runOnly: tags }),
          RULES,
        );
        expect(results.passes.length).toBeGreaterThan(10);
        const violations = results.violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
        );
        expect(violations).toEqual([]);
      });
    }
  }
}
