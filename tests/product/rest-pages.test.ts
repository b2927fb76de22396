import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findNames, readOperators, readProduct } from '../support/product-source';
import { listFirstColumn, readRows } from '../support/tables';

const unique = (list: string[]) => [...new Set(list)].sort();

const operators = Object.values(readOperators()).flat();
const converter = readProduct('utils/dist/convert-query-params.js');

/** What the conversion of a query takes out of it; paging stands inside `pagination`, a locale is what i18n takes. */
const [, taken = ''] = /const \{ (_q, [^}]*) \} = params;/.exec(converter) ?? [];
const PAGING = ['page', 'pageSize', 'start', 'limit'];
const parameters = [
  ...taken.split(', ').filter((name) => !PAGING.includes(name)),
  ...findNames(converter, /const \{ (publicationState) \} = params/g),
  ...findNames(
    readProduct('plugin-i18n/server/services/entity-service-decorator.js'),
    /LOCALE_QUERY_FILTER = '(\w+)'/g,
  ),
  'pagination',
];

const pagination = findNames(
  readProduct('strapi/dist/core-api/service/pagination.js'),
  /pagination\??\.(?!js)(\w+)/g,
).map((name) => `pagination[${name}]`);

/** Parameters inside `populate`; those without an effect over REST, which the page says below the table, left out. */
const WITHOUT_EFFECT = ['page', 'pageSize'];
const nested = [
  ...findNames(converter, /const \{ (sort, [^}]*) \} = subPopulate;/g)
    .flatMap((list) => list.split(', '))
    .filter((name) => !WITHOUT_EFFECT.includes(name)),
  ...findNames(converter, /const \{ (publicationState) \} = params/g),
  ...findNames(converter, /'(on)' in subPopulate/g),
];

/** Options of `config/api`, from the files that read one with its default. */
const options = findNames(
  [
    'strapi/dist/core-api/service/pagination.js',
    'strapi/dist/services/server/content-api.js',
    'utils/dist/content-types.js',
  ]
    .map(readProduct)
    .join('\n'),
  /config\??\.get\('api\.([\w.]+)'/g,
);

const [, queryDefaults = ''] =
  /const defaults = \{([^}]*)\}/.exec(readProduct('strapi/dist/middlewares/query.js')) ?? [];
const limits = [...findNames(queryDefaults, /(\w+):/g), 'parameterLimit'];

const [, positions = ''] =
  /positional attributes:([^]*?)\*\s*Example/.exec(readProduct('database/lib/entity-manager/relations-orderer.js')) ??
  [];

const REST = 'docs/dev-docs/api/rest';

test.each([
  [`${REST}/filters-locale-publication.md`, 'Operators', operators],
  [`${REST}/parameters.md`, 'Parameters', parameters],
  [`${REST}/parameters.md`, 'Limits', limits],
  [`${REST}/sort-pagination.md`, 'Paginate', pagination],
  [`${REST}/populate-select.md`, 'Filter, sort, and limit what is populated', nested],
  [`${REST}.md`, 'REST API options', options],
  [
    `${REST}/relations.md`,
    'Put relations in order',
    findNames(positions, /- (\w+):/g).map((name) => `{ "${name}": ${/before|after/.test(name) ? 2 : 'true'} }`),
  ],
])('%s: "%s" lists what the product has', (file, heading, expected) => {
  console.log(`${heading} ${unique(expected).length} names`);
  expect(unique(expected).length).toBeGreaterThan(2);
  expect(listFirstColumn(readRows(file), heading)).toEqual(unique(expected));
});

test('a name that is missing and one that is invented are found', () => {
  const file = `${REST}/filters-locale-publication.md`;
  const source = readFileSync(file, 'utf8').replace('| `$eqi`', '| `$like`');
  const listed = listFirstColumn(readRows(file, source), 'Operators');
  expect(listed).toContain('$like');
  expect(listed).not.toEqual(unique(operators));
});
