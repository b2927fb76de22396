import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Code, Root } from 'mdast';
import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { nameFile } from '../src/name-file';
import { remarkDiagrams } from '../src/remark';

const SOURCE = 'flowchart TB\n  a --> b';

function run(fence: Partial<Code>, folder = mkdtempSync(join(tmpdir(), 'diagrams-'))): Root['children'][0] | undefined {
  const position = { start: { line: 7, column: 1 }, end: { line: 9, column: 4 } };
  const tree: Root = { type: 'root', children: [{ type: 'code', value: SOURCE, position, ...fence }] };
  remarkDiagrams({ folder })(tree, new VFile({ path: 'docs/page.md' }));
  return tree.children[0];
}

describe('a diagram', () => {
  test('becomes its drawing', () => {
    const folder = mkdtempSync(join(tmpdir(), 'diagrams-'));
    writeFileSync(join(folder, nameFile(SOURCE)), '<svg/>');
    expect(run({ lang: 'mermaid' }, folder)).toMatchObject({
      name: 'Diagram',
      attributes: [{ name: 'svg', value: '<svg/>' }],
    });
  });

  test('without a drawing stops the build, with its place and the remedy', () => {
    expect(() => run({ lang: 'mermaid' })).toThrow('this diagram has not been drawn: run npm run diagrams');
    try {
      run({ lang: 'mermaid' });
    } catch (error) {
      expect(String(error)).toContain('docs/page.md:7:1');
    }
  });
});

test('other code stays', () => {
  expect(run({ lang: 'js' })).toMatchObject({ type: 'code' });
});

test('a drawing belongs to one source; space around it does not count', () => {
  expect(nameFile(`${SOURCE}\n`)).toBe(nameFile(SOURCE));
  expect(nameFile('flowchart LR')).not.toBe(nameFile(SOURCE));
  expect(nameFile(SOURCE)).toMatch(/^[0-9a-f]{12}\.svg$/);
});
