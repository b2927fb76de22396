import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fingerprintWalk } from '../src/walk-proofs';

const folder = mkdtempSync(join(tmpdir(), 'walk-proofs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [page, other] = [join(folder, 'page.md'), join(folder, 'other.md')];

test('a walk is another one when its page changes, or a page of which its project is made', () => {
  writeFileSync(page, 'Open the panel.\n');
  writeFileSync(other, '```js title="./src/admin/app.js"\nexport default {};\n```\n');
  const first = fingerprintWalk(page, [page, other], 'inputs');
  expect(fingerprintWalk(page, [page, other], 'inputs')).toBe(first);
  expect(fingerprintWalk(page, [page, other], 'other inputs')).not.toBe(first);
  expect(fingerprintWalk(page, [], 'inputs')).not.toBe(first);
  writeFileSync(other, 'No file.\n');
  const second = fingerprintWalk(page, [page, other], 'inputs');
  expect(second).not.toBe(first);
  writeFileSync(page, 'Close the panel.\n');
  expect(fingerprintWalk(page, [page, other], 'inputs')).not.toBe(second);
});
