import { describe, expect, test } from 'vitest';
import { aimAt, NO_TARGET, parseTarget, readServer, readToken } from './target';

test.each([
  ['https://api.example.org/', 'https://api.example.org'],
  [' http://127.0.0.1:8080/cms ', 'http://127.0.0.1:8080/cms'],
  ['', ''],
  ['api.example.org', undefined],
  ['javascript:alert(1)', undefined],
  ["https://api.example.org/a'b", undefined],
  ['https://api.example.org/$(id)', undefined],
  ['https://api.example.org/?a=1', undefined],
])('the server "%s" is read as %s', (typed, url) => {
  expect(readServer(typed)).toBe(url);
});

test.each([
  ['a1B2.c-d_e~f+g/h==', 'a1B2.c-d_e~f+g/h=='],
  ['Bearer abc', 'abc'],
  ['', ''],
  ["abc' ; id", undefined],
  ['a\nb', undefined],
  ['$(id)', undefined],
])('the token "%s" is read as %s', (typed, token) => {
  expect(readToken(typed)).toBe(token);
});

describe('what was kept', () => {
  test.each([
    [null, NO_TARGET],
    ['no JSON', NO_TARGET],
    ['null', NO_TARGET],
    ['[]', NO_TARGET],
    ['{"server":7,"token":{}}', NO_TARGET],
    ['{"server":"https://api.example.org","token":"\'; id"}', { server: 'https://api.example.org', token: '' }],
  ])('%s is read as what can be used of it', (kept, target) => {
    expect(parseTarget(kept)).toEqual(target);
  });
});

const CODE = "curl 'http://localhost:1337/api' --header 'Authorization: Bearer {{token}}' {{jwt}}";

test('code gets the server and the token, and other placeholders stay', () => {
  expect(aimAt({ server: 'https://api.example.org', token: '$&' }, CODE)).toBe(
    "curl 'https://api.example.org/api' --header 'Authorization: Bearer $&' {{jwt}}",
  );
});

test('code stays as it is without a target', () => {
  expect(aimAt(NO_TARGET, CODE)).toBe(CODE);
});
