import { expect, test } from 'vitest';
import { PRODUCT_VERSION, readSite } from './site';

test('with nothing set the site is for reading on this machine', () => {
  expect(readSite({})).toEqual({
    url: 'http://localhost:3000',
    baseUrl: '/',
    docsRepositoryUrl: undefined,
    tagManagerId: undefined,
    hostedSearch: undefined,
    searchPagePath: '/search',
    feedbackUrl: undefined,
    sourceUrl: `https://github.com/strapi/strapi/tree/v${PRODUCT_VERSION}`,
  });
});

test('an empty value counts as not set', () => {
  expect(readSite({ SITE_URL: '', BASE_URL: '', DOCS_REPOSITORY_URL: '', GTM_CONTAINER_ID: '' })).toEqual(readSite({}));
});

test('a deployment is taken over as it is given', () => {
  expect(
    readSite({
      SITE_URL: 'https://docs.example.org',
      BASE_URL: '/strapi/',
      DOCS_REPOSITORY_URL: 'https://git.example.org/team/docs/',
      GTM_CONTAINER_ID: 'GTM-ABC1234',
      ALGOLIA_APP_ID: 'APP',
      ALGOLIA_SEARCH_KEY: 'key',
      ALGOLIA_INDEX: 'docs',
      ALGOLIA_ORIGIN: 'https://proxy.example.org',
      SEARCH_PAGE_PATH: '/find/all',
      FEEDBACK_URL: 'https://feedback.example.org/answers?site=docs',
    }),
  ).toEqual({
    url: 'https://docs.example.org',
    baseUrl: '/strapi/',
    docsRepositoryUrl: 'https://git.example.org/team/docs',
    tagManagerId: 'GTM-ABC1234',
    hostedSearch: { appId: 'APP', searchKey: 'key', indexName: 'docs', origin: 'https://proxy.example.org' },
    searchPagePath: '/find/all',
    feedbackUrl: 'https://feedback.example.org/answers?site=docs',
    sourceUrl: 'https://git.example.org/team/docs',
  });
});

test.each([
  ['SITE_URL', 'docs.example.org'],
  ['SITE_URL', 'ftp://docs.example.org'],
  ['SITE_URL', 'https://docs.example.org/strapi'],
  ['SITE_URL', 'https://docs.example.org/?a'],
  ['BASE_URL', 'strapi'],
  ['BASE_URL', '/strapi'],
  ['BASE_URL', '//strapi/'],
  ['BASE_URL', '/a b/'],
  ['DOCS_REPOSITORY_URL', 'team/docs'],
  ['GTM_CONTAINER_ID', 'G-ABC1234'],
  ['ALGOLIA_APP_ID', 'app.example.org'],
  ['ALGOLIA_ORIGIN', 'proxy.example.org'],
  ['SEARCH_PAGE_PATH', 'search'],
  ['FEEDBACK_URL', 'feedback.example.org'],
  ['FEEDBACK_URL', 'javascript:alert(1)'],
  ['FEEDBACK_URL', 'https://user:secret@feedback.example.org'],
  ['GTM_CONTAINER_ID', "GTM-1');alert('"],
])('%s="%s" is refused with its name, its value and what is allowed', (name, value) => {
  expect(() => readSite({ [name]: value })).toThrow(`${name}="${value}" is not allowed: give `);
});

test.each([
  [{ ALGOLIA_APP_ID: 'APP' }, 'ALGOLIA_APP_ID is set without ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX: set all three'],
  [
    { ALGOLIA_APP_ID: 'APP', ALGOLIA_INDEX: 'docs' },
    'ALGOLIA_APP_ID and ALGOLIA_INDEX are set without ALGOLIA_SEARCH_KEY',
  ],
])('a half-set hosted search is refused: %j', (environment, message) => {
  expect(() => readSite(environment)).toThrow(message);
});
