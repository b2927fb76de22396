import { expect, test } from 'vitest';
import { parsePage } from '../../tools/product/verify/src/read-page';
import { matchExamples } from '../match-examples';
import { nameExamples } from '../name-examples';

const REQUEST = '```http\nGET /api/dishes\n```\n\n```json response\n{ "data": [] }\n```\n';
const CODE = '```js run\n1 + 1;\n```\n\n```json result\n2\n```\n';

const namesOf = (source: string) => nameExamples(matchExamples(parsePage('docs/page.md', source).tree));

test('text around an example and the order of examples change no name', () => {
  const [request, code] = namesOf(`${REQUEST}\n${CODE}`);
  expect(namesOf(`# Title\n\n${CODE}\nSentence.\n\n${REQUEST}`)).toEqual([code, request]);
});

test('a change of the fence, its flags, or its result changes the name', () => {
  const [name] = namesOf(REQUEST);
  const changed = [
    REQUEST.replace('dishes', 'reviews'),
    REQUEST.replace('http', 'http check'),
    REQUEST.replace('[]', '[1]'),
  ];
  expect(changed.map((source) => namesOf(source)[0]).includes(name)).toBe(false);
});

test('an example that is there twice gets a number', () => {
  const [first, second, third] = namesOf(`${CODE}\nOnce more:\n\n${CODE}\nAnd again:\n\n${CODE}`);
  expect([second, third]).toEqual([`${first}-2`, `${first}-3`]);
  expect(first).toMatch(/^[0-9a-f]{8}$/);
});
