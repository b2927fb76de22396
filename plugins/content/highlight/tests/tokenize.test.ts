import { describe, expect, test } from 'vitest';
import { loadLanguages, tokenize } from '../src/tokenize';

loadLanguages(['bash']);

const KINDS = {
  c: { types: ['comment'] },
  k: { types: ['keyword'] },
  s: { types: ['string'] },
  n: { types: ['number'] },
  f: { types: ['function'] },
  p: { types: ['property'] },
  o: { types: ['punctuation', 'operator'] },
};

const encode = (code: string, language: string) => tokenize(code, language, KINDS);

describe('tokens', () => {
  test.each([
    ['js', 'const a = 1;', '5k3.2o1n1o'],
    ['js', 'a\n\nb', '- - -'],
    ['json', '{ "id": 1 }', '2o4p2o2n1o'],
    ['bash', 'npm run build', '3f'],
    ['text', 'anything', '-'],
    ['tree', 'anything', undefined],
  ])('of %s %j are %j', (language, code, expected) => {
    expect(encode(code, language)).toBe(expected);
  });

  test('of a comment over several lines go on in each', () => {
    expect(encode('/* a\n b */\nc', 'js')).toBe('4c 5c -');
  });
});
