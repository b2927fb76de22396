import { expect, test } from 'vitest';
import { createAlgolia } from './search';
import { readSite } from './site';

const HOSTED = { ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX: 'docs' };

test('the variables of a hosted search are settings of its theme', () => {
  expect(createAlgolia(readSite({ ...HOSTED, SEARCH_PAGE_PATH: '/find' }))).toEqual({
    algolia: { appId: 'APP', apiKey: 'key', indexName: 'docs', contextualSearch: true, searchPagePath: '/find' },
  });
});

test('without them the theme is not loaded', () => {
  expect(createAlgolia(readSite({ SEARCH_PAGE_PATH: '/find' }))).toEqual({});
});
