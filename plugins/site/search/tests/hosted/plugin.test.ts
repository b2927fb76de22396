import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, expect, test, vi } from 'vitest';
import { search } from '../../src';
import { hostedSearch } from '../../src/hosted';

const OPTIONS = { otherPages: 'Other', areas: [], suggestions: [], synonyms: [], pagePath: '/search' };
const ALGOLIA = { appId: 'APP', apiKey: 'key', indexName: 'docs', contextualSearch: true, searchPagePath: 'search' };

afterEach(() => void vi.restoreAllMocks());

const createContext = (algolia?: object) =>
  ({
    siteDir: '/',
    generatedFilesDir: '/',
    baseUrl: '/docs/',
    siteConfig: { title: 'Docs', url: 'https://docs.example.org', themeConfig: { algolia } },
  }) as unknown as LoadContext;

/** What a plugin adds to a site. */
async function load(plugin: Plugin | null) {
  const [addRoute, setGlobalData, createData] = [vi.fn(), vi.fn(), vi.fn()];
  await plugin?.contentLoaded?.({ actions: { addRoute, setGlobalData, createData } } as unknown as Parameters<
    NonNullable<Plugin['contentLoaded']>
  >[0]);
  const tags = plugin?.injectHtmlTags?.({ content: undefined });
  return {
    routes: addRoute.mock.calls.flat(),
    data: setGlobalData.mock.calls.flat(),
    files: createData.mock.calls,
    tags,
  };
}

const loadSearch = async (algolia?: object) => load(await search(OPTIONS)(createContext(algolia), {}));

test('without a hosted search the site has a search page and describes its search', async () => {
  const { routes, data, tags } = await loadSearch();
  expect(routes).toEqual([{ path: '/docs/search', component: '@theme/SearchPage', exact: true }]);
  expect(data).toMatchObject([{ pagePath: '/docs/search' }]);
  expect(tags).toMatchObject({ headTags: [{ attributes: { rel: 'search', href: '/docs/opensearch.xml' } }] });
  expect(await hostedSearch()(createContext(), {})).toBeNull();
});

test('common questions and the path of the FAQ go to a file of their own, not to every page', async () => {
  const commonQuestions = [{ area: 'Cloud', prefix: '/cloud/', links: [{ label: 'Domains', to: '/cloud/domains' }] }];
  const plugin = await search({ ...OPTIONS, commonQuestions, faqPath: '/faq' })(createContext(), {});
  const { data, files } = await load(plugin);
  expect(files).toEqual([['offers.json', { commonQuestions, faqPath: '/faq' }]]);
  expect(data).toEqual([{ areas: [], suggestions: [], pagePath: '/docs/search' }]);
  expect((await loadSearch()).files).toEqual([['offers.json', { commonQuestions: [] }]]);
});

test.each([
  ['find/all', '/docs/find/all'],
  [false, undefined],
  [null, undefined],
])('with one, the theme adds both; searchPagePath %j puts the page at %j', async (searchPagePath, pagePath) => {
  const { routes, data, tags } = await loadSearch({ ...ALGOLIA, searchPagePath });
  expect(routes).toEqual([]);
  expect(data).toMatchObject([{ pagePath }]);
  expect(tags).toEqual({});
});

test('settings of DocSearch’s modal are named, as they have no effect', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const loadHosted = async (algolia: object) =>
    load(await hostedSearch({ origin: 'https://proxy.example.org' })(createContext(algolia), {}));
  expect((await loadHosted({ ...ALGOLIA, insights: false })).data).toEqual([{ origin: 'https://proxy.example.org' }]);
  expect(warn).not.toHaveBeenCalled();
  await loadHosted({ ...ALGOLIA, askAi: 'assistant' });
  expect(warn.mock.calls).toEqual([
    ["warning: themeConfig.algolia.askAi has no effect: it is for DocSearch's modal, which this site replaces"],
  ]);
});
