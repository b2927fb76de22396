import { describe, expect, test } from 'vitest';
import { parsePage } from '../../verify/src/read-page';
import { readFacts } from '../src';
import { isBacked } from '../src/claim';
import { judgePage } from '../src/judge-page';
import { readClaims } from '../src/read-claims';
import { Packages } from '../src/sources';
import { describeClaim, summarize } from '../src/report';

const facts = readFacts();
const read = (source: string, file = 'docs/a.md') => readClaims(parsePage(file, source), facts);
const judge = (source: string, file?: string) => judgePage(read(source, file));

/** One response with the status 404, as a page records it. */
const EXAMPLE = '```http\nGET /api/dishes/99\n```\n\n```json response status=404\n{ "data": null }\n```\n';
const SESSION = '@strapi/strapi/dist/middlewares/session.js';

const TEST = 'tests/product/nginx-page.test.ts';
const MIDDLEWARES = 'docs/dev-docs/configurations/middlewares.md';

const PASSING: [name: string, source: string][] = [
  ['a status in a response', `It returns a 404.\n\n${EXAMPLE}`],
  ['an example in a section inside', `## A\n\nIt returns a 404.\n\n### B\n\n${EXAMPLE}`],
  ['an example that is hidden', `It returns a 404.\n\n${EXAMPLE.replaceAll('```http', '```http check')}`],
  ['what a command waits for', 'It prints `Welcome back!`\n\n```bash run until="Welcome back!"\nyarn develop\n```\n'],
  [
    'a file that is started',
    'It defaults to `1338`.\n\n```js title="./config/server.js"\nmodule.exports = { port: 1338 };\n```\n',
  ],
  [
    'quotes that JSON escapes',
    'It says `No "data" here`.\n\n```js run\n1;\n```\n\n```json result\n"No \\"data\\" here"\n```\n',
  ],
  ['a source', `A session lasts a day by default. {/* source: ${SESSION}#maxAge */}`],
  ['a source on the next line', `A session lasts a day by default.\n{/* source: ${SESSION}#maxAge */}`],
  ['a source in a paragraph of its own', `A session lasts a day by default.\n\n{/* source: ${SESSION}#maxAge */}`],
  ['a source of a table', `| Default |\n| --- |\n| \`86400000\` |\n\n{/* source: ${SESSION}#maxAge */}`],
  ['a source in a cell', `| Default |\n| --- |\n| \`86400000\` {/* source: ${SESSION}#maxAge */} |\n`],
  ['a source that writes the value in another way', `It lasts 1 week. {/* source: ${SESSION}#maxAge = computed */}`],
  [
    'several sources',
    `A day by default, or 3 levels. {/* source: ${SESSION}#maxAge; source: ${SESSION}#defaultConfig = x */}`,
  ],
  [
    'facts of a generated table',
    '| Option of `server` | What it does |\n| --- | --- |\n| `port` | Not set: port 1337 |\n',
  ],
];

test.each(PASSING)('%s backs a claim', (_name, source) => {
  const page = read(source);
  expect(page.claims.length).toBeGreaterThan(0);
  expect(page.claims.filter((claim) => !isBacked(claim))).toEqual([]);
  expect(judgePage(page)).toEqual([]);
});

const nineteen = Array.from({ length: 19 }, () => 'It returns a 404.').join('\n\n');

test('one claim in twenty may have a reason', () => {
  expect(judge(`${nineteen}\n\nIt returns a 503. {/* unbacked: it takes a day */}\n\n${EXAMPLE}`)).toEqual([]);
});

const FAILING: [name: string, source: string, problems: RegExp[]][] = [
  ['a default that nothing backs', 'It defaults to `7`.', [/^docs\/a\.md:1: nothing backs "7"/, /0% of 1 claims/]],
  ['another value in the result', `It returns a 403.\n\n${EXAMPLE}`, [/:1: nothing backs "403"/, /0% of 1/]],
  ['an example of another section', `## A\n\n${EXAMPLE}\n## B\n\nIt returns a 404.`, [/nothing backs "404"/, /0%/]],
  [
    'an example that is not run',
    `It returns a 404.\n\n${EXAMPLE.replace('```http', '```http unverified="no"')}`,
    [/nothing backs/, /0%/],
  ],
  [
    'a short value without the name of its option',
    '`limit` is `0` by default.\n\n```js run\n0;\n```\n',
    [/nothing backs "0"/, /0%/],
  ],
  [
    'a package that is not there',
    'A day by default. {/* source: @strapi/none/a.js#b */}',
    [/no package of the product is called @strapi\/none/, /nothing backs/, /0%/],
  ],
  [
    'a file that is not there',
    'A day by default. {/* source: @strapi/strapi/dist/none.js#b */}',
    [/the package @strapi\/strapi has no file dist\/none\.js/, /nothing backs/, /0%/],
  ],
  [
    'a symbol that is not there',
    `A day by default. {/* source: ${SESSION}#maxAges */}`,
    [/session\.js has no maxAges$/, /nothing backs/, /0%/],
  ],
  [
    'a source without the value',
    `It has 7 levels. {/* source: ${SESSION}#maxAge */}`,
    [/"7 levels" isn't within 25 lines of it/, /nothing backs/, /0%/],
  ],
  [
    'a reason of a source that has the value',
    `A day by default. {/* source: ${SESSION}#maxAge = computed */}`,
    [/the value is there, or needs no source: take out "= computed"/],
  ],
  [
    'a reason of a source for several claims',
    `| Message |\n| --- |\n| \`No plates\` |\n| \`No forks\` |\n\n{/* source: ${SESSION}#maxAge = from parts */}`,
    [/a reason is for one claim, and 2 are before it: write a comment after each/],
  ],
  ['a source without a symbol', 'A day by default. {/* source: a */}', [/names no file and symbol/, /nothing/, /0%/]],
  ['an unneeded reason', `It returns a 404. {/* unbacked: no */}\n\n${EXAMPLE}`, [/"unbacked" isn't needed/]],
  ['a reason after no claim', 'It is calm. {/* unbacked: no */}', [/"unbacked" isn't needed/]],
  ['an empty reason', 'It has 7 levels. {/* unbacked: */}', [/"unbacked:" can't be read/, /nothing backs/, /0%/]],
  [
    'a page below 95%',
    `${nineteen}\n\nIt returns a 503. It returns a 502. {/* unbacked: no */}\n\n${EXAMPLE}`,
    [/^docs\/a\.md: 90% of 21 claims are backed, 95% are needed: back 2 more$/],
  ],
  [
    'a second comment in a paragraph',
    'It has 7 levels. {/* unbacked: no */} It has 8 levels. {/* unbacked: no */}',
    [/a second comment in a paragraph: join them with ";"/, /0%/],
  ],
  [
    'a date outside of the hosted service',
    'Of May 2023: the trial takes 14 days. {/* dated: May 2023 */}',
    [/"dated" is for claims about hosted services/],
  ],
];

test.each(FAILING)('%s is reported', (_name, source, patterns) => {
  const problems = judge(source);
  expect(problems).toHaveLength(patterns.length);
  patterns.forEach((pattern, index) => expect(problems[index]).toMatch(pattern));
});

describe('a test that a comment names', () => {
  const source = (test: string) => `nginx accepts 7 MB. {/* test: ${test} */}`;

  test('backs a claim of the page that it reads', () => {
    expect(judge(source(TEST), MIDDLEWARES)).toEqual([]);
  });

  test.each([
    [
      'does not read the page',
      TEST,
      /^docs\/a\.md:1: "test: .*": there is no such file, or it doesn't read docs\/a\.md/,
    ],
    ['does not exist', 'tests/product/rotated/none.test.ts', /there is no such file/],
    ['is no test of the product', 'tests/product/support/command.ts', /can't be read/],
  ])('is reported when it %s, and backs nothing', (_name, file, problem) => {
    const problems = judge(source(file));
    expect(problems).toHaveLength(3);
    expect(problems[0]).toMatch(problem);
    expect(problems[1]).toMatch(/nothing backs/);
  });

  test('backs a claim together with another one', () => {
    const both = source('tests/product/proxy-tables.test.ts; test: tests/product/proxy-symptoms.test.ts');
    expect(judge(both, 'docs/dev-docs/deployment/nginx-proxy.md')).toEqual([]);
    expect(judge(source(`${TEST}; test: tests/product/cron-page.test.ts`), MIDDLEWARES)).toHaveLength(1);
  });

  test('is reported when it backs nothing', () => {
    expect(judge(`It is calm. {/* test: ${TEST} */}`, MIDDLEWARES)).toEqual([
      `${MIDDLEWARES}:1: "test: ${TEST}" isn't needed: every claim before it is backed, or there is none; take it out`,
    ]);
  });
});

test('a claim about the hosted service has a date that its page tells', () => {
  const file = 'docs/cloud/a.md';
  const source = 'Of October 2023: the trial takes 14 days. {/* dated: October 2023 */}';
  expect(judge(source, file)).toEqual([]);
  expect(judge(source.replace('Of October 2023: the', 'The'), file)).toEqual([
    `${file}:1: "dated: October 2023": the page doesn't tell readers this date`,
  ]);
});

test('the list has each claim with what backs it, and ends with the count', () => {
  const page = read(`It returns a 404, not 403. {/* unbacked: no */}\n\n${EXAMPLE}`);
  expect(page.claims.map(describeClaim)).toEqual([
    'docs/a.md:1: It returns a 404, not 403.\n    status 404: example on line 3\n    status 403: nothing: no',
  ]);
  expect(summarize([page])).toBe('1 claims on 1 pages, 0% backed');
});

test('a product that is not installed is reported with the remedy', () => {
  expect(() => new Packages('product/none')).toThrow(
    "the product isn't installed in product/none: run npm run product",
  );
});
