import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { matchExamples } from '../../../../grammar/match-examples';
import { readPage } from '../src/read-page';
import { updatePage } from '../src/update-page';

const folder = mkdtempSync(join(tmpdir(), 'update-page-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'page.md');
const SOURCE = '---\ntitle: Sums\n---\n\n```js run\n1 + 1;\n```\n\n```json result\n3\n```\n';

/** Reads the page, then lets a writer change the file before the result of its example is written. */
async function update(change: (source: string) => string) {
  writeFileSync(file, SOURCE);
  const page = readPage(file);
  const [example] = matchExamples(page.tree);
  if (example === undefined) {
    throw new Error('the page has no example');
  }
  writeFileSync(file, change(SOURCE));
  const located = { file, line: 5, example };
  const changed = await updatePage(page, [{ located, outcome: { way: 'executed', newResult: { text: '2' } } }]);
  return { changed, text: readFileSync(file, 'utf8') };
}

test('a new result replaces the recorded one, and nothing else', async () => {
  expect(await update((source) => source)).toEqual({ changed: 1, text: SOURCE.replace('3', '2') });
});

test('a page that was edited while its examples ran is left as it is', async () => {
  const edit = (source: string) => source.replace('Sums', 'Sums of two numbers');
  expect(await update(edit)).toEqual({ changed: 0, text: edit(SOURCE) });
});
