import type { Code, Root } from 'mdast';
import { expect, test } from 'vitest';
import { matchExamples } from '../match-examples';
import { nameExamples } from '../name-examples';

const fence = (lang: string, meta: string | null, value: string): Code => ({ type: 'code', lang, meta, value });

const REQUEST = [fence('http', null, 'GET /api/dishes'), fence('json', 'response', '{ "data": [] }')];
const CODE = [fence('js', 'run', '1 + 1;'), fence('json', 'result', '2')];
const SENTENCE: Root['children'][number] = { type: 'paragraph', children: [{ type: 'text', value: 'And:' }] };

function namesOf(...children: Root['children']): string[] {
  return nameExamples(matchExamples({ type: 'root', children }));
}

test('text around an example and the order of examples change no name', () => {
  const [request, code] = namesOf(...REQUEST, ...CODE);
  expect(namesOf(SENTENCE, ...CODE, SENTENCE, ...REQUEST)).toEqual([code, request]);
});

test('a change of the fence, its flags, or its result changes the name', () => {
  const [own, response] = REQUEST;
  const changed = [
    [fence('http', null, 'GET /api/reviews'), response],
    [fence('http', 'check', 'GET /api/dishes'), response],
    [own, fence('json', 'response', '{ "data": [1] }')],
  ].map((fences) => namesOf(...fences.flatMap((each) => each ?? []))[0]);
  expect(new Set([...changed, namesOf(...REQUEST)[0]]).size).toBe(4);
});

test('an example that is there twice gets a number', () => {
  const [first, second, third] = namesOf(...CODE, SENTENCE, ...CODE, SENTENCE, ...CODE);
  expect([second, third]).toEqual([`${first}-2`, `${first}-3`]);
  expect(first).toMatch(/^[0-9a-f]{8}$/);
});
