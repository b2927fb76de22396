import { readFileSync } from 'node:fs';
import JSON5 from 'json5';
import { expect, test } from 'vitest';
import { listFirstColumn, readRows } from '../support/tables';

const STRAPI = 'product/node_modules/@strapi';
const read = (file: string) => readFileSync(`${STRAPI}/${file}`, 'utf8');
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
const unique = (list: string[]) => [...new Set(list)].sort();

const operators = names(read('utils/dist/operators.js'), /_OPERATORS = (\[[^\]]*\])/g).flatMap((list) =>
  JSON5.parse<string[]>(list),
);

/** What the conversion of a query takes out of it; paging stands inside `pagination`, a locale is what i18n takes. */
const [, taken = ''] = /const \{ (_q, [^}]*) \} = params;/.exec(read('utils/dist/convert-query-params.js')) ?? [];
const PAGING = ['page', 'pageSize', 'start', 'limit'];
const parameters = [
  ...taken.split(', ').filter((name) => !PAGING.includes(name)),
  ...names(read('utils/dist/convert-query-params.js'), /const \{ (publicationState) \} = params/g),
  ...names(read('plugin-i18n/server/services/entity-service-decorator.js'), /LOCALE_QUERY_FILTER = '(\w+)'/g),
  'pagination',
];

const pagination = names(read('strapi/dist/core-api/service/pagination.js'), /pagination\??\.(?!js)(\w+)/g).map(
  (name) => `pagination[${name}]`,
);

/** Parameters inside `populate`; those without an effect over REST, which the page says below the table, left out. */
const WITHOUT_EFFECT = ['page', 'pageSize'];
const nested = [
  ...names(read('utils/dist/convert-query-params.js'), /const \{ (sort, [^}]*) \} = subPopulate;/g)
    .flatMap((list) => list.split(', '))
    .filter((name) => !WITHOUT_EFFECT.includes(name)),
  ...names(read('utils/dist/convert-query-params.js'), /const \{ (publicationState) \} = params/g),
  ...names(read('utils/dist/convert-query-params.js'), /'(on)' in subPopulate/g),
];

/** Options of `config/api`, from the files that read one with its default. */
const options = names(
  [
    'strapi/dist/core-api/service/pagination.js',
    'strapi/dist/services/server/content-api.js',
    'utils/dist/content-types.js',
  ]
    .map(read)
    .join('\n'),
  /config\??\.get\('api\.([\w.]+)'/g,
);

const [, queryDefaults = ''] = /const defaults = \{([^}]*)\}/.exec(read('strapi/dist/middlewares/query.js')) ?? [];
const limits = [...names(queryDefaults, /(\w+):/g), 'parameterLimit'];

const [, positions = ''] =
  /positional attributes:([^]*?)\*\s*Example/.exec(read('database/lib/entity-manager/relations-orderer.js')) ?? [];

const REST = 'docs/dev-docs/api/rest';

test.each([
  [`${REST}/filters-locale-publication.md`, 'Which operators are there?', operators],
  [`${REST}/parameters.md`, 'Which parameters are there?', parameters],
  [`${REST}/parameters.md`, 'What are the limits?', limits],
  [`${REST}/sort-pagination.md`, 'Paginate', pagination],
  [`${REST}/populate-select.md`, 'Filter, sort and limit what is populated', nested],
  [`${REST}.md`, 'Which options does the REST API have?', options],
  [
    `${REST}/relations.md`,
    'Put relations in order',
    names(positions, /- (\w+):/g).map((name) => `{ "${name}": ${/before|after/.test(name) ? 2 : 'true'} }`),
  ],
])('%s: "%s" lists what the product has', (file, heading, expected) => {
  console.log(`${heading} ${unique(expected).length} names`);
  expect(unique(expected).length).toBeGreaterThan(2);
  expect(listFirstColumn(readRows(file), heading)).toEqual(unique(expected));
});

test('a name that is missing and one that is invented are found', () => {
  const file = `${REST}/filters-locale-publication.md`;
  const source = readFileSync(file, 'utf8').replace('| `$eqi`', '| `$like`');
  const listed = listFirstColumn(readRows(file, source), 'Which operators are there?');
  expect(listed).toContain('$like');
  expect(listed).not.toEqual(unique(operators));
});
