import { globSync } from 'tinyglobby';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { nameFile } from '../../../plugins/content/diagrams/src/name-file';
import { draw } from '../src/draw';
import { listDiagrams, readDiagrams } from '../src/list-diagrams';

const source = (text: string) => ({ file: 'docs/page.md', line: 3, source: text });

test('diagrams of a page are found with their lines', () => {
  const text = 'Text\n\n```mermaid\nflowchart TB\n```\n\n```js\na\n```\n\n- ```mermaid\n  pie\n  ```\n';
  expect(readDiagrams('docs/page.md', text)).toEqual([
    { file: 'docs/page.md', line: 3, source: 'flowchart TB' },
    { file: 'docs/page.md', line: 11, source: 'pie' },
  ]);
});

test('each diagram has its drawing, and each drawing its diagram', () => {
  const names = listDiagrams().map((diagram) => nameFile(diagram.source));
  console.log(`${names.length} diagrams`);
  expect(names.length).toBeGreaterThan(0);
  expect(
    globSync('data/diagrams/*.svg')
      .map((file) => basename(file))
      .sort(),
  ).toEqual([...new Set(names)].sort());
});

describe('a drawing', () => {
  const text = 'flowchart TB\n  accTitle: Way\n  accDescr: From a to b.\n  a["First<br/>box"] -->|leads to| b';

  test('has sizes, text, a name, and one arrow; no style', async () => {
    const drawings = await draw(new Map([['123456abc.svg', source(text)]]));
    const svg = drawings.get('123456abc.svg') ?? '';
    expect(svg).toMatch(/^<svg [^>]*width="[\d.]+"[^>]* height="[\d.]+" viewBox="0 0 [\d.]+ [\d.]+"/);
    expect(svg).toContain('>Way</title>');
    expect(svg).toContain('>From a to b.</desc>');
    expect(svg).toContain('aria-labelledby="chart-title-diagram-123456"');
    expect(svg).toContain('id="chart-title-diagram-123456"');
    expect(svg).toContain('leads');
    expect(svg.match(/<marker/g)).toHaveLength(1);
    expect(svg).not.toMatch(/<style|style=|data-|<foreignObject/);
  });

  test('of a diagram that is not valid is refused with its place', async () => {
    await expect(draw(new Map([['a.svg', source('flowchart TB\n  a -->')]]))).rejects.toThrow(
      "docs/page.md:3: this diagram can't be drawn: Parse error on line",
    );
  });
});
