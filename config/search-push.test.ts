import { expect, test } from 'vitest';
import { readSearchTarget } from './search-push';

const HOSTED = { ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX: 'docs' };

test('records go to the index that readers search', () => {
  expect(readSearchTarget({ ...HOSTED, ALGOLIA_ADMIN_KEY: 'secret' })).toEqual({
    appId: 'APP',
    adminKey: 'secret',
    indexName: 'docs',
    origin: undefined,
  });
});

test.each([
  [{}, 'ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX are not set'],
  [{ ALGOLIA_APP_ID: 'APP' }, 'ALGOLIA_APP_ID is set without'],
  [HOSTED, 'ALGOLIA_ADMIN_KEY is not set'],
])('what is missing is named: %j', (environment, message) => {
  expect(() => readSearchTarget(environment)).toThrow(message);
});
