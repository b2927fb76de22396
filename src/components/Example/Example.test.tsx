import { describe, expect, test } from 'vitest';
import { listFormats, type ExampleRequest } from './formats';

const request: ExampleRequest = {
  method: 'GET',
  url: 'http://localhost:1337/api/dishes?sort=name',
  headers: [],
  text: '',
  hasBody: true,
};

const list = (example: ExampleRequest, isGraphql = false) => listFormats(example, isGraphql).map(({ label }) => label);

describe('the formats of a request', () => {
  test('include qs where there is a query', () => {
    expect(list(request)).toEqual(['cURL', 'fetch']);
    expect(list({ ...request, query: { sort: 'name' } })).toEqual(['cURL', 'fetch', 'qs']);
    expect(list({ ...request, query: { sort: 'name' } }, true)).toEqual(['cURL', 'fetch']);
  });

  test('are printed for its server, with its body', () => {
    const [curl, fetchCall] = listFormats({ ...request, method: 'POST', text: '{}' }, false);
    expect(curl?.print()).toContain("'http://localhost:1337/api/dishes?sort=name' \\\n  --data-raw '{}'");
    expect(fetchCall?.print()).toContain('body: JSON.stringify({}),');
  });

  test('send a GraphQL operation as JSON', () => {
    const [curl] = listFormats({ ...request, method: 'POST', text: '{ dishes }' }, true);
    expect(curl?.print()).toContain(`--data-raw '{"query":"{ dishes }"}'`);
  });
});
