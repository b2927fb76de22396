import { readFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { Socket } from 'node:net';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readRows } from '../support/tables';

const PAGE = 'docs/dev-docs/error-handling.md';
const fromProduct = createRequire(resolve('product/package.json'));

type ErrorClass = new () => Error;
const { errors } = fromProduct('@strapi/utils') as { errors: Record<string, ErrorClass> };
const { formatApplicationError } = fromProduct(
  resolve('product/node_modules/@strapi/strapi/dist/services/errors.js'),
) as { formatApplicationError: (error: Error) => { status: number } };

type Context = { status: number; body?: { error?: { message: string; name: string } } };
type App = { response: object; createContext: (request: IncomingMessage, response: ServerResponse) => Context };
const { default: createKoaApp } = fromProduct(
  resolve('product/node_modules/@strapi/strapi/dist/services/server/koa.js'),
) as { default: (options: { proxy: boolean; keys: string[] }) => App };
const app = createKoaApp({ proxy: false, keys: ['sample-key'] });

/** Name, status and message of each class; the two that can't be made without a parameter by name alone. */
const classes = Object.entries(errors).map(([name, ErrorOfProduct]) => {
  if (['HttpError', 'YupValidationError'].includes(name)) {
    return [name];
  }
  const error = new ErrorOfProduct();
  return [name, String(formatApplicationError(error).status), error.message];
});

/** Status, name, default message, and name of the error of each method that sets an error. */
const methods = Object.keys(app.response)
  .map((method) => {
    const request = new IncomingMessage(new Socket());
    const ctx = app.createContext(request, new ServerResponse(request));
    (ctx as unknown as Record<string, () => void>)[method]?.();
    return [String(ctx.status), method, ctx.body?.error?.message, ctx.body?.error?.name];
  })
  .filter(([, , message]) => message !== undefined);

const rowsUnder = (heading: string, source?: string) => readRows(PAGE, source).filter((row) => row.heading === heading);

/** Rows of the table of classes, shortened to what is compared. */
const listClasses = (source?: string) =>
  rowsUnder('Error classes', source).map(({ cells }) =>
    cells.slice(0, classes.find(([name]) => name === cells[0])?.length ?? 3),
  );

test('the page has the error classes with their statuses and messages', () => {
  expect(classes.length).toBeGreaterThan(10);
  expect(listClasses().sort()).toEqual([...classes].sort());
});

test('the page has the methods of ctx', () => {
  expect(methods.length).toBeGreaterThan(30);
  expect(rowsUnder('Methods of ctx').map(({ cells }) => cells)).toEqual(methods);
});

test('a class that is missing, and a wrong status, are noticed', () => {
  const source = readFileSync(PAGE, 'utf8');
  const planted = [
    source.replace(/^\| `PolicyError` .*\n/m, ''),
    source.replace(/(\| `PolicyError` +\| )403/, '$1404'),
  ];
  for (const text of planted) {
    expect(text).not.toBe(source);
    expect(listClasses(text).sort()).not.toEqual([...classes].sort());
  }
});
