import { expect, test } from 'vitest';
import { matchExamples } from '../../../../grammar/match-examples';
import { toUnits } from '../src/plan-rerun';
import { parsePage } from '../src/read-page';
import { toSteps } from '../src/steps';

const fence = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\`\n`;

const PAGE = [
  fence('http', 'GET /api/dishes'),
  fence('js title="./src/index.js"', 'module.exports = {};'),
  fence('js title="./config/server.js" start', 'module.exports = { port: 1 };'),
  fence('http', 'GET /api/tables'),
  fence('bash run', 'strapi export'),
  fence('http check', 'GET /api/guests'),
  fence('js title="./config/api.js" check start', 'module.exports = { rest: {} };'),
  fence('bash run', 'yarn strapi export'),
  fence('bash check', 'strapi import'),
  fence('http', 'GET /api/waiters'),
  fence('js title="./config/api.js" check start', 'module.exports = {};'),
  fence('http check', 'GET /api/cooks'),
  fence('json', '{ "port": 1 }'),
  fence('ts title="./config/api.ts"', 'export default {};'),
].join('\n');

function unitsOf(page: string) {
  const steps = toSteps(matchExamples(parsePage('page.md', page).tree));
  return toUnits(steps).map(({ key, steps: own, context }) => {
    const read = (list: typeof own) => list.flatMap(({ examples }) => examples.map(({ fence }) => fence.text));
    return { key, own: read(own), context: read(context) };
  });
}

/** First examples of the units that have to run again after an edit. */
function listDue(before: string, after: string): string[] {
  const known = new Set(unitsOf(before).map(({ key }) => key));
  return unitsOf(after).flatMap(({ key, own: [first = ''] }) => (known.has(key) ? [] : first));
}

test('a page is divided into units, each with what it begins with', () => {
  expect(unitsOf(PAGE).map(({ own, context }) => [own, context])).toEqual([
    [['module.exports = {};'], []],
    [
      ['GET /api/guests', 'module.exports = { rest: {} };'],
      ['module.exports = { port: 1 };', 'GET /api/tables'],
    ],
    [['strapi import'], ['strapi export']],
    [['module.exports = {};', 'GET /api/cooks'], []],
    [['{ "port": 1 }'], []],
    [['export default {};'], []],
    [['strapi export'], []],
    [['yarn strapi export'], []],
    [['GET /api/dishes'], []],
    [['module.exports = { port: 1 };', 'GET /api/tables', 'GET /api/waiters'], []],
  ]);
});

test.each([
  ['text around examples', 'GET /api/dishes', 'GET /api/dishes', []],
  ['a request', 'dishes', 'menus', ['GET /api/menus']],
  ['a request below hidden checks', 'waiters', 'menus', ['module.exports = { port: 1 };']],
  ['a request above hidden checks', 'tables', 'menus', ['GET /api/guests', 'module.exports = { port: 1 };']],
  ['a hidden check', 'guests', 'menus', ['GET /api/menus']],
  ['a command', 'yarn strapi export', 'yarn strapi import', ['yarn strapi import']],
  ['a command above a hidden one', '\nstrapi export', '\nstrapi start', ['strapi import', 'strapi start']],
  ['a configuration file', 'export default {}', 'export default { rest: {} }', ['export default { rest: {} };']],
  [
    'a file that stays',
    'index.js"\nmodule.exports = {};',
    'index.js"\nmodule.exports = { a };',
    [
      'module.exports = { a };',
      'GET /api/guests',
      'strapi import',
      'module.exports = {};',
      'export default {};',
      'module.exports = { port: 1 };',
    ],
  ],
])('after an edit of %s, what depends on it is due', (_, before, after, due) => {
  expect(listDue(PAGE, `Text.\n\n${PAGE.replace(before, after)}`)).toEqual(due);
});
