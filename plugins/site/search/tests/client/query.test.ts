import { expect, test } from 'vitest';
import { listNames, prepareQuery } from '../../src/client/embedded/query';

test.each([
  ['how do i sort entries', ['sort', 'entries']],
  ['How to', ['How', 'to']],
  ['entityService.findMany', ['entityService', 'findMany']],
  ['api::restaurant.restaurant', ['api', 'restaurant', 'restaurant']],
  ['config/server.js', ['config', 'server', 'js']],
  ['pagination[pageSize]=5', ['pagination', 'pageSize', '5']],
  ['ts:generate-types', ['ts', 'generate', 'types']],
  ['$containsi', ['$containsi']],
  ['NODE_ENV', ['NODE_ENV']],
  ['"sort entries by"', ['"sort entries by"']],
  ['  ', []],
])('%s is searched as %j', (text, words) => {
  expect(prepareQuery(text)).toEqual(words);
});

test.each([
  ['create-strapi-app options', ['create-strapi-app']],
  ['strapi.db.query or config/server.js', ['strapi.db.query', 'config/server.js']],
  ['api::restaurant.restaurant', ['api::restaurant.restaurant']],
  ['how do i sort entries', []],
  ['a - b', []],
  ['"create-strapi-app"', []],
])('%s has the names %j', (text, names) => {
  expect(listNames(text)).toEqual(names);
});
