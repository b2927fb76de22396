import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHostedClient, type HostedIndex } from '../../src/hosted/client';

const QUERY = { text: 'sort', language: 'en', offset: 8, limit: 8 };

let server: Server;
let asked: Record<string, unknown>[];
beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      const { requests } = JSON.parse(text) as { requests: Record<string, unknown>[] };
      asked.push(...requests);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ results: requests.map(() => ({ hits: [], nbHits: 0 })) }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => void server.close());

function create(settings: Partial<HostedIndex> = {}) {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createHostedClient({ appId: 'APP', apiKey: 'key', indexName: 'docs', origin, toLink: String, ...settings });
}

test('the facets of the theme are sent, and that of the chosen area', async () => {
  const facetFilters = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];
  await create().search({ ...QUERY, facetFilters, area: 'Cloud' });
  expect(asked).toMatchObject([
    {
      indexName: 'docs',
      query: 'sort',
      facetFilters: [...facetFilters, 'hierarchy.lvl0:Cloud'],
      distinct: true,
      offset: 8,
      length: 8,
    },
  ]);
});

test('without contextual search nothing is filtered', async () => {
  await create().search(QUERY);
  expect(asked).toMatchObject([{ facetFilters: [] }]);
});

test('searchParameters of the site come before those of the engine, except for what the dialog needs', async () => {
  const searchParameters = { distinct: false, typoTolerance: 'strict', hitsPerPage: 3, page: 1, query: 'other' };
  await create({ searchParameters }).search(QUERY);
  expect(asked).toMatchObject([{ distinct: false, typoTolerance: 'strict', query: 'sort', offset: 8, length: 8 }]);
  expect(Object.keys(asked[0] ?? {})).not.toContain('hitsPerPage');
  expect(Object.keys(asked[0] ?? {})).not.toContain('page');
});

test('an empty query is not sent', async () => {
  expect(await create().search({ ...QUERY, text: ' ' })).toEqual({ hits: [], total: 0, suggestions: [] });
  expect(asked).toEqual([]);
});
