import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';
import { Request } from 'postman-collection';
import { expect, test } from 'vitest';
import { fillForm } from '../src/fill-form';
import { printSamples } from '../src/print-samples';

const FILE = { type: 'string', format: 'binary' };

const api = {
  requestBody: {
    content: {
      'multipart/form-data': {
        schema: { required: ['files'], properties: { files: { type: 'array', items: FILE }, ref: { type: 'string' } } },
      },
    },
  },
} as unknown as ApiItem;

const upload = (formdata: object[]) =>
  new Request({
    url: 'http://localhost:1337/api/upload',
    method: 'POST',
    header: [{ key: 'Content-Type', value: 'multipart/form-data' }],
    body: { mode: 'formdata', formdata },
  } as never);

const printCommand = (request: Request) => printSamples(fillForm(request, api))[0]?.code;

test('a form that nobody has filled in needs its files', () => {
  expect(printCommand(upload([]))).toBe(
    "curl --location 'http://localhost:1337/api/upload' \\\n--form 'files=@\"/path/to/files\"'",
  );
});

test('what was filled in stands in samples, files by their name', () => {
  const parts = [
    { key: 'files', value: { src: 'plate.jpg', content: {} } },
    { key: 'ref', value: 'x' },
  ];
  expect(printCommand(upload(parts))).toContain('--form \'files=@"plate.jpg"\' \\\n--form \'ref="x"\'');
});

test('any other request is left as it is', () => {
  const request = upload([]);
  expect(fillForm(request, { requestBody: { content: { 'application/json': {} } } } as unknown as ApiItem)).toBe(
    request,
  );
  expect(request.headers.get('Content-Type')).toBe('multipart/form-data');
});
