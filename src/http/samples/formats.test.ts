import { describe, expect, test } from 'vitest';
import { printFormats, type ExampleRequest } from './formats';

const request: ExampleRequest = {
  method: 'GET',
  target: '/api/dishes?sort=name',
  headers: [],
  text: '',
  isGraphql: false,
  hasBody: true,
};

const list = (example: ExampleRequest) => printFormats(example).map(({ label }) => label);

describe('the formats of a request', () => {
  test('include qs where there is a query', () => {
    expect(list(request)).toEqual(['cURL', 'fetch', 'Axios', 'Python']);
    expect(list({ ...request, query: { sort: 'name' } })).toEqual(['cURL', 'fetch', 'Axios', 'Python', 'qs']);
    expect(list({ ...request, query: { sort: 'name' }, isGraphql: true })).toEqual(['cURL', 'fetch']);
  });

  test('are printed for a server on the same machine, with the body', () => {
    const [curl, fetchCall] = printFormats({ ...request, method: 'POST', text: '{}' });
    expect(curl?.code).toContain("'http://localhost:1337/api/dishes?sort=name' \\\n  --data-raw '{}'");
    expect(fetchCall?.code).toContain('body: JSON.stringify({}),');
  });

  test('read the response only if it has a body', () => {
    const [, fetchCall] = printFormats({ ...request, method: 'DELETE', hasBody: false });
    expect(fetchCall?.code).not.toContain('response.json()');
  });

  test('send a GraphQL operation as JSON', () => {
    const [curl] = printFormats({ ...request, method: 'POST', text: '{ dishes }', isGraphql: true });
    expect(curl?.code).toContain(`--data-raw '{"query":"{ dishes }"}'`);
  });
});
