import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listFiles } from '../support/files';
import { readStatements, readTitles, type Statement } from './read-specification';

const SECTIONS = ['2', '3', '4', '5', '6', '7', '8', '9'];
const PLANNED = /^planned: (search|API reference|pages)$/;

/** Where the table's files are named from. */
const TESTS = 'tests';

/** Says what is wrong with a row, given the known `file › title` of all tests. */
function explain({ text, tests, note, seenToFail }: Statement, known: Set<string>): string[] {
  const unknown = tests.filter((name) => !known.has(name)).map((name) => `${text}: there is no test ${name}`);
  if (tests.length > 0) {
    return [
      ...unknown,
      ...(note ? [`${text}: name tests in code spans, and write nothing between them; not "${note}"`] : []),
      ...(seenToFail ? [] : [`${text}: say with what taken out its tests were seen to fail`]),
    ];
  }
  if (!PLANNED.test(note)) {
    return [`${text}: name the tests that hold it, or what it is planned with; not "${note}"`];
  }
  return seenToFail ? [`${text}: nothing holds it yet, so nothing was seen to fail`] : [];
}

function findGaps(markdown: string, known: Set<string>): { seen: number; planned: number; gaps: string[] } {
  const statements = readStatements(markdown);
  const sections = new Set(statements.map(({ section }) => section.split('.')[0]));
  const missing = SECTIONS.filter((section) => !sections.has(section));
  return {
    seen: statements.length,
    planned: statements.filter(({ tests }) => tests.length === 0).length,
    gaps: [
      ...missing.map((section) => `section ${section} has no statement`),
      ...statements.flatMap((statement) => explain(statement, known)),
    ],
  };
}

function listTests(): Set<string> {
  const files = listFiles([`${TESTS}/**/*.{test,spec}.{ts,tsx}`]);
  return new Set(
    files.flatMap((file) =>
      readTitles(file, readFileSync(file, 'utf8')).map((title) => `${file.slice(TESTS.length + 1)} › ${title}`),
    ),
  );
}

test('every line of the specification is held by a test that is there, or planned', () => {
  const known = listTests();
  const { seen, planned, gaps } = findGaps(readFileSync('tests/e2e/README.md', 'utf8'), known);
  console.log(`statements: ${seen}, ${planned} of them planned; tests: ${known.size}`);
  expect(seen).toBeGreaterThan(0);
  expect(gaps).toEqual([]);
});

describe('gaps are found', () => {
  const known = new Set(['e2e/a.spec.ts › a page `x` of ${area} loads']);
  const held = '``e2e/a.spec.ts › a page `x` of ${area} loads``';
  const table = (rows: string[], sections = SECTIONS) =>
    sections
      .map((section) => [
        `## ${section}. Title`,
        '',
        '| Statement | Tested by | Fails when |',
        '| - | - | - |',
        ...rows,
        '',
      ])
      .flat()
      .join('\n');

  test('a whole table has none', () => {
    const markdown = table([`| it loads | ${held}<br/>${held} | loading |`, '| it is found | planned: search | |']);
    expect(findGaps(markdown, known)).toEqual({ seen: 16, planned: 8, gaps: [] });
  });

  test.each([
    ['| it loads | | |', 'it loads: name the tests that hold it, or what it is planned with; not ""'],
    [
      '| it loads | planned: some day | |',
      'it loads: name the tests that hold it, or what it is planned with; not "planned: some day"',
    ],
    ['| it loads | `e2e/b.spec.ts › it loads` | x |', 'it loads: there is no test e2e/b.spec.ts › it loads'],
    ['| it loads | `e2e/a.spec.ts › it` | x |', 'it loads: there is no test e2e/a.spec.ts › it'],
    [
      `| it loads | ${held}, planned: search | x |`,
      'it loads: name tests in code spans, and write nothing between them; not ", planned: search"',
    ],
    [`| it loads | ${held} | |`, 'it loads: say with what taken out its tests were seen to fail'],
    ['| it loads | planned: search | x |', 'it loads: nothing holds it yet, so nothing was seen to fail'],
  ])('%s', (row, gap) => {
    expect(findGaps(table([row]), known).gaps).toEqual(SECTIONS.map(() => gap));
  });

  test('a section that is missing, or empty', () => {
    const markdown = `${table(['| it loads | planned: pages | |'], SECTIONS.slice(1, -1))}\n## 9. Title\n\nnothing\n`;
    expect(findGaps(markdown, known).gaps).toEqual(['section 2 has no statement', 'section 9 has no statement']);
  });
});

test('titles are read from plain, repeated and built tests, and from no skipped one', () => {
  const source = `
    test('plain', () => {});
    test.each([1])('%s each', () => {});
    for (const area of areas) test(\`in \${area}\`, () => {});
    test.describe('group', () => { test("inside", () => {}); });
    test.skip('skipped', () => {});
    expect.soft('no title');
  `;
  expect(readTitles('a.test.ts', source)).toEqual(['plain', '%s each', 'in ${area}', 'inside']);
});
