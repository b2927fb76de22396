import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  callOperation,
  readTokens,
  type Call,
  type Callable,
  type Tokens,
} from '../../tools/product/describe/src/call';
import { OMITTED } from '../../tools/product/describe/src/fixed';
import { readModel } from '../../tools/product/describe/src/model';
import { FILE, printDescription } from '../../tools/product/describe/src/print';
import type { Product } from '../../tools/product/start/src/product';
import { readSeededData, startSeededCopy, type SeededData } from '../../tools/product/start/src/seeded';
import { checkValue } from '../../src/components/ApiConsole/request/check';
import { listOperations, readOpenApi } from '../support/openapi';

type Responses = Record<string, { content: Record<string, { schema: unknown }> }>;
type Described = Callable & { operationId: string; responses: Responses };

type Description = { paths: Record<string, Record<string, Described>> };

const operations = listOperations((await readOpenApi<Description>(FILE)).paths);

let data: SeededData;
let product: Product;
let tokens: Tokens;

beforeAll(async () => {
  data = await readSeededData();
  product = await startSeededCopy('content-api', data);
  tokens = await readTokens(product);
});

afterAll(() => product.stop());

type Difference = { status: number; differences: string[] };

/** Sends an operation to fresh data, and says in a line each how its answer differs from the description. */
async function compare(call: Call, { responses }: Described, given: Tokens): Promise<Difference> {
  await product.reset(data);
  const { status, type, body } = await callOperation(product.origin, call, given);
  const schema = responses[status]?.content[type]?.schema;
  return { status, differences: schema === undefined ? [`${type} is not described`] : checkValue(body, schema) };
}

const all = operations.map((call) => [call.operation.operationId, call] as const);

const RIGHT = { status: 200, differences: [] };

test('the description is what the tool makes of the product', async () => {
  expect(await printDescription()).toBe(readFileSync(FILE, 'utf8'));
});

test.each(all)('%s answers as described', async (_, call) => {
  expect(await compare(call, call.operation, tokens)).toEqual(RIGHT);
});

const secured = all.filter(([, { operation }]) => operation.security?.some((names) => Object.keys(names).length > 0));

test.each(secured)('%s refuses a wrong token as described', async (_, call) => {
  const wrong = { apiToken: 'wrong', userToken: 'wrong' };
  expect(await compare(call, call.operation, wrong)).toEqual({ status: 401, differences: [] });
});

const closed = secured.filter(([, { operation }]) => '403' in operation.responses);

test.each(closed)('%s refuses visitors as described', async (_, call) => {
  expect(await compare(call, call.operation, {})).toEqual({ status: 403, differences: [] });
});

const single = all.filter(([, { path }]) => path.endsWith('/{id}'));

test.each(single)('%s does not find what is not there, as described', async (_, call) => {
  const missing = { ...call, path: call.path.replace('{id}', '9999') };
  expect(await compare(missing, call.operation, tokens)).toEqual({ status: 404, differences: [] });
});

const written = all.filter(([, { operation }]) =>
  Object.keys(operation.requestBody?.content ?? {})[0]?.includes('json'),
);

test.each(written)('%s refuses a body that is no object, as described', async (_, call) => {
  const operation = { ...call.operation, requestBody: { content: { 'application/json': { example: { data: 1 } } } } };
  expect(await compare({ ...call, operation }, call.operation, tokens)).toEqual({ status: 400, differences: [] });
});

/** The product fails over what a review is about, which may be of any type; the description says so. */
const POPULATE: Record<string, string> = { listReviews: 'author', readReview: 'author' };

const populated = all.filter(([, { operation }]) => operation.parameters?.some(({ name }) => name === 'populate'));

test.each(populated)('%s answers with what is populated as described', async (id, call) => {
  const parameters = call.operation.parameters?.map((parameter) =>
    parameter.name === 'populate' ? { ...parameter, example: POPULATE[id] ?? '*' } : parameter,
  );
  expect(await compare({ ...call, operation: { ...call.operation, parameters } }, call.operation, tokens)).toEqual(
    RIGHT,
  );
});

test('the product still fails over what a review is about', async () => {
  const { status } = await fetch(`${product.origin}/api/reviews?populate=subject`);
  expect(status).toBe(500);
});

test('every route of the Content API is described, or left out for a reason', async () => {
  const { routes } = await readModel(product);
  const told = operations.map(({ method, path }) => `${method.toUpperCase()} ${path.replace('{id}', ':id')}`);
  const present = routes.map(({ method, path }) => `${method} ${path}`);
  console.log(`routes of the Content API: ${present.length}, described: ${told.length}`);
  expect(told.filter((route) => !present.includes(route))).toEqual([]);
  const rest = present.filter((route) => !told.includes(route));
  expect(rest.filter((route) => !OMITTED.some(([pattern]) => pattern.test(route)))).toEqual([]);
  expect(OMITTED.filter(([pattern]) => !rest.some((route) => pattern.test(route)))).toEqual([]);
});

test('a description that says something else is found', async () => {
  const call = operations.find(({ operation }) => operation.operationId === 'readDish');
  const responses = {
    200: { content: { 'application/json': { schema: { properties: { data: { type: 'array' } } } } } },
  };
  const { differences } = await compare(
    call as Call,
    { ...(call as { operation: Described }).operation, responses },
    tokens,
  );
  expect(differences).toEqual(['data: Instance type "object" is invalid. Expected "array".']);
});
