import type { Root } from 'mdast';
import { expect, test } from 'vitest';
import { remarkProgressivePage } from '../src/remark';

const paragraph = (length: number) => ({
  type: 'paragraph' as const,
  children: [{ type: 'text' as const, value: 'a'.repeat(length) }],
});

function run(...children: unknown[]): string[] {
  const tree = { type: 'root', children } as Root;
  remarkProgressivePage()(tree);
  return tree.children.map((child) =>
    'name' in child && 'children' in child ? `ProgressivePart of ${child.children.length}` : child.type,
  );
}

test('what stands behind the first screen becomes a part of its own', () => {
  expect(run(paragraph(2000), paragraph(1000), paragraph(2000), paragraph(2000))).toEqual([
    'paragraph',
    'paragraph',
    'ProgressivePart of 2',
  ]);
});

test('a page of hardly more than a screen stays as it is, and so does an empty one', () => {
  expect(run(paragraph(2000), paragraph(1000), paragraph(2000))).toEqual(['paragraph', 'paragraph', 'paragraph']);
  expect(run()).toEqual([]);
});

test('declarations stay at the top level', () => {
  const declaration = { type: 'mdxjsEsm', value: 'export const toc = []' };
  expect(run(paragraph(3000), declaration, paragraph(3000))).toEqual(['mdxjsEsm', 'paragraph', 'ProgressivePart of 1']);
});
