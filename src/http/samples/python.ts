import type { FormField, HttpRequest } from '../request';
import { toLiteral, type Syntax } from './literal';

/** Python reads JSON's escapes in its strings. */
const PYTHON: Syntax = {
  quote: (text) => JSON.stringify(text),
  name: (name) => `${JSON.stringify(name)}: `,
  gap: '',
  words: { true: 'True', false: 'False', null: 'None' },
};

const print = (value: unknown, before = 0) => toLiteral(value, '  ', before + 2, PYTHON);

const printFile = (field: FormField) =>
  'path' in field ? [`    (${print(field.name)}, open(${print(field.path)}, "rb")),\n`] : [];

const printText = (field: FormField) =>
  'value' in field ? [`    (${print(field.name)}, ${print(field.value)}),\n`] : [];

const printList = (name: string, items: string[]) => (items.length > 0 ? [`  ${name}=[\n${items.join('')}  ],\n`] : []);

function printBody({ body }: HttpRequest): string[] {
  if (!body) {
    return [];
  }
  if (body.kind === 'multipart') {
    return [
      ...printList('data', body.fields.flatMap(printText)),
      ...printList('files', body.fields.flatMap(printFile)),
    ];
  }
  try {
    return [`  json=${print(JSON.parse(body.text), 'json='.length)},\n`];
  } catch {
    return [`  data=${print(body.text)}.encode(),\n`];
  }
}

/** A request as a call of the Python package `requests`. */
export function toPython(request: HttpRequest): string {
  const { method, url, headers } = request;
  const lines = [
    `  ${print(method)},\n  ${print(url)},\n`,
    ...(headers.length > 0 ? [`  headers=${print(Object.fromEntries(headers), 'headers='.length)},\n`] : []),
    ...printBody(request),
  ];
  return `import requests

response = requests.request(
${lines.join('')})
print(response.text)`;
}
