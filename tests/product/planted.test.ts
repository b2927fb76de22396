import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeProblem } from '../../tools/product/verify/src/report';
import { Verifier } from '../../tools/product/verify/src/verify-pages';

const FIXTURES = 'tests/fixtures/examples';

/** Pages with one defect each, and how it is reported: line of the page, what was asked, what is wrong. */
const DEFECTS: [page: string, reports: RegExp[]][] = [
  [
    'wrong-response',
    [/^[^:]+:5: GET \/api\/categories\/1[^]+-\s+"name": "Bistros"\n\s+\+\s+"name": "Bistro"[^]+--update$/],
  ],
  ['wrong-status', [/^[^:]+:5: GET [^]+status 200 OK is recorded, the product returns 404 Not Found/]],
  [
    'wrong-option',
    [/^[^:]+:5: [^]+rest\.defaultLimits is not an option of config\/api; the nearest is rest\.defaultLimit$/],
  ],
  ['boot-error', [/^[^:]+:5: [^]+the product did not start: [^]*the configuration is broken/]],
  [
    'syntax-error',
    [
      /^[^:]+:5: const port = ;\n\s+line 1: Expression expected/,
      /^[^:]+:9: [^]+JSON at position/,
      /^[^:]+:13: port: \[1337\n/,
      /^[^:]+:17: [^]+Syntax Error/,
      /^[^:]+:21: /,
    ],
  ],
  [
    'wrong-flag',
    [
      /transfer has no option --form; the nearest is --from\n\s+no project has a script developp; [^]+strapi exprot is not a command; the nearest is export/,
    ],
  ],
  ['several-starts', [/^[^:]+:10: [^]+the product did not start: [^]*the configuration is broken/]],
  [
    'shell',
    [
      /^[^:]+:5: npm run strapi version\n[^]+-4\.14\.1\n\s+\+4\.14\.0\n[^]+--update$/,
      /^[^:]+:13: [^]+ended with exit code 1, not with 0\n[^]+Invalid options for "only": dishes/,
      /^[^:]+:17: [^]+ended with exit code 0, not with 1\n\s+4\.14\.0$/,
      /^[^:]+:25: [^]+the example asks for webpack 5\.89\.0, the product has 5\.88\.2$/,
      /^[^:]+:29: [^]+a result follows commands that are not run: write ```bash run$/,
    ],
  ],
  [
    'starts',
    [
      /^[^:]+:5: [^]+the project starts, though the file is marked "fails"$/,
      /^[^:]+:9: [^]+-Error: no table today[^]+\+Error: Could not load js config file …\/config\/api\.js: no dish today/,
      /^[^:]+:19: [^]+with=oracle is not a database server: write with=postgres or with=mariadb$/,
      /^[^:]+:23: [^]+the file connects to another database than the server it is tried on$/,
      /^[^:]+:31: [^]+-HTTP\/1\.1 201 Created\n[^]+\+HTTP\/1\.1 200 OK\n[^]+-X-Dishes: …\n[^]+-[^\n]+"pageSize": 3[^]+"pageSize":2/,
    ],
  ],
  [
    'hidden-defects',
    [
      /^[^:]+:5: GET \/api\/categories\/1[^]+-\s+"name": "Bistros"\n\s+\+\s+"name": "Bistro"[^]+--update$/,
      /^[^:]+:13: [^]+did not end within 300 ms$/,
      /^[^:]+:17: [^]+nothing runs ```json, so it checks nothing: write ```http check/,
      /^[^:]+:21: [^]+no start of the server reads src\/admin\/app\.js, so it checks nothing/,
      /^[^:]+:25: [^]+the product did not start: it did not respond within 1\.5 s/,
      /^[^:]+:29: [^]+the product did not start: it did not respond within 1\.5 s/,
      /^[^:]+:33: [^]+ended with exit code 1, not with 0\n[^]+Invalid options for "only": dishes/,
      /^[^:]+:37: [^]+ended with exit code 0, not with 1/,
      /^[^:]+:41: [^]+did not end within 200 ms/,
      /^[^:]+:45: [^]+exists=\.\/dump\.json: the commands leave no such file\n\s+missing=\.\/package\.json: it is there\n[^]+- {2}"dishes": 9\n\s+\+ {2}"dishes": 8\n[^]+\.\/tables\.json: the commands leave no such file\n/,
      /^[^:]+:64: [^]+"check" is on a result: write it on the fence above/,
      /^[^:]+:72: [^]+ended with exit code 1, not with 0\n\s+cat: changed\.txt: No such file or directory$/,
    ],
  ],
  [
    'hidden-results',
    [
      /^[^:]+:7: GET [^]+-\s+"meta": \{\n\s+-\s+"total": 1[^]+--update$/,
      /^[^:]+:17: [^]+\.\/dishes\.json: [^]+-\s+"dishes": 9,\n\s+\+\s+"dishes": 8,[^]+--update$/,
    ],
  ],
  ['stale-exemption', [/^[^:]+:5: [^]+marked unverified="can't be read", but it passes: take the mark away$/]],
  [
    'type-error',
    [
      /^[^:]+:5: [^]+line 6: Type 'string' is not assignable to type 'number'\. \(TS2322\)$/,
      /^[^:]+:9: [^]+line 13: Unused '@ts-expect-error' directive\. \(TS2578\)$/,
      /^[^:]+:21: [^]+marked unverified="nothing is wrong here", but it passes/,
      /^[^:]+:29: [^]+line 35: Argument of type 'string' is not assignable to parameter of type 'number'\. \(TS2345\)$/,
    ],
  ],
  ['crash', [/^[^:]+:5: [^]+the product ended in the middle \(exit code 3\)$/]],
  ['no-record', [/^[^:]+:7: [^]+no response is recorded; the product returns 200 OK/]],
];

/** Pages whose examples hold; that hidden ones change nothing for visible ones is what `hidden` tells. */
const HOLDING = ['good', 'hidden', 'restart'];

let verifier: Verifier;
beforeAll(async () => {
  verifier = await Verifier.prepare(1);
});
afterAll(() => verifier.close());

async function listReports(file: string): Promise<string[]> {
  const results = await verifier.verify([file]);
  expect(results.length).toBeGreaterThan(0);
  return results.filter(({ outcome }) => outcome.problem !== undefined).map(describeProblem);
}

test.each(HOLDING)('%s has nothing to report', async (page) => {
  expect(await listReports(`${FIXTURES}/${page}.md`)).toEqual([]);
});

test.each(DEFECTS)('%s is reported as what it is', async (page, expected) => {
  const reports = await listReports(`${FIXTURES}/${page}.md`);
  expect(reports).toHaveLength(expected.length);
  expected.forEach((pattern, index) => expect(reports[index]).toMatch(pattern));
});

test('every fixture page is checked', () => {
  const pages = readdirSync(FIXTURES).map((file) => basename(file, '.md'));
  expect(pages.sort()).toEqual([...HOLDING, ...DEFECTS.map(([page]) => page)].sort());
});

test('an update writes what the product gives and touches nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'update-'));
  for (const page of ['wrong-response', 'wrong-status', 'no-record', 'hidden-results']) {
    const file = join(folder, `${page}.md`);
    cpSync(`${FIXTURES}/${page}.md`, file);
    const before = readFileSync(file, 'utf8');
    const results = await verifier.verify([file], { update: true });
    expect(results.flatMap(({ outcome }) => outcome.problem ?? [])).toEqual([]);
    const after = readFileSync(file, 'utf8');
    const outside = (text: string) => text.replace(/\n* *```json (response|result)[^]*?\n *```/g, '');
    expect(outside(after)).toBe(outside(before));
    expect(after).not.toBe(before);
  }
  rmSync(folder, { recursive: true });
});
