import { request } from 'node:http';
import { expect, test } from 'vitest';
import { readRows } from '../support/tables';
import { useSeededProduct } from './support/seeded-product';

const PAGE = 'docs/dev-docs/configurations/public-assets.md';

const product = useSeededProduct('public-assets-page');

/** Status of a request for a file; `fetch` would refuse some of the methods. */
const readStatus = (method: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(`${product().origin}/robots.txt`, { method }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

const rows = readRows(PAGE)
  .filter(({ column }) => column === 'Method')
  .flatMap(({ codes: [methods = []], cells: [, status = ''] }) =>
    methods.map((method) => [method, Number.parseInt(status, 10)] as const),
  );

test('the page names every kind of method', () => {
  expect(rows.map(([method]) => method)).toEqual(expect.arrayContaining(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']));
});

test.each([...rows, ['GET', 200], ['HEAD', 200]] as const)(
  '%s gets the status that the page says',
  async (method, status) => {
    expect(await readStatus(method)).toBe(status);
  },
);
