import { expect, test } from 'vitest';
import {
  findTerms,
  isMatch,
  scoreCoverage,
  scoreFrequency,
  scoreNearness,
  scorePrecision,
  type Term,
} from '../../src/client/embedded/match';
import { splitPage } from '../../src/client/embedded/sections';
import { stem } from '../../src/client/embedded/stem';
import { listTokens } from '../../src/client/embedded/tokens';

const term = (text: string, weight = 1, synonyms: string[] = []): Term => ({
  text,
  stem: stem(text),
  weight,
  synonyms: synonyms.map((phrase) => phrase.split(' ').map(stem)),
});

const terms = (query: string): Term[] => query.split(' ').map((word) => term(word));

/** A text as it is compared with queries. */
const compare = (text: string) =>
  splitPage({ url: '/', content: '', meta: { title: '', area: '', keywords: text }, anchors: [] }).allNames;

test.each([
  ['relations', 'relat'],
  ['sorting', 'sort'],
  ['queries', 'quer'],
  ['is', 'is'],
  ['bed', 'bed'],
  ['$eqs', '$eqs'],
])('the forms of %s begin with %s', (word, beginning) => {
  expect(stem(word)).toBe(beginning);
});

test.each([
  ['"(sort)",', ['sort']],
  ['entityService.findMany', ['entityservice.findmany', 'entity', 'service', 'find', 'many']],
  ['$containsi', ['$containsi']],
  ['—', []],
])('%s is searched as %j', (word, tokens) => {
  expect(listTokens(word).map(({ text }) => text)).toEqual(tokens);
});

test('forms of a word match, and parts of compound names', () => {
  expect(isMatch(listTokens('relations,'), [term('relation')])).toBe(true);
  expect(isMatch(listTokens('findMany'), [term('many')])).toBe(true);
  expect(isMatch(listTokens('germany'), [term('many')])).toBe(false);
});

test('a text with all words is better than one with some, and rare words tell more', () => {
  const query = [term('sort', 0.1), term('drafts', 3)];
  const scores = ['sort drafts', 'drafts', 'sort', 'other'].map((text) =>
    scoreCoverage(findTerms(compare(text), query), query),
  );
  expect(scores[0]).toBe(1);
  expect(scores).toEqual([...scores].sort().reverse());
  expect(scores[3]).toBe(0);
});

test('the word itself is better than another form, a longer word, and one that only begins alike', () => {
  const scores = ['relation', 'relations', 'relationships', 'relative', 'other'].map((text) =>
    scoreCoverage(findTerms(compare(text), [term('relation')]), [term('relation')]),
  );
  expect(new Set(scores).size).toBe(scores.length);
  expect(scores).toEqual([...scores].sort().reverse());
});

test('a heading is precise if the query has all of it, apart from words that say nothing', () => {
  const query = terms('sort drafts by date');
  expect(scorePrecision(compare('How do I sort drafts?'), query)).toBe(1);
  expect(scorePrecision(compare('Sort other lists'), query)).toBeCloseTo(1 / 3);
  expect(scorePrecision(compare('How do I'), query)).toBe(0);
  expect(scorePrecision(compare('Order'), [term('sort', 1, ['order'])])).toBe(1);
});

test('more of a word is better, in a short text and in its exact form', () => {
  const frequency = (text: string, length = 10) =>
    scoreFrequency(findTerms(compare(text), [term('relation')]), length, [term('relation')]);
  expect(frequency('nothing')).toBe(0);
  expect(frequency('relation relation')).toBeGreaterThan(frequency('relation'));
  expect(frequency('relation')).toBeGreaterThan(frequency('relations'));
  expect(frequency('relation')).toBeGreaterThan(frequency('relation', 200));
});

test('neighbors in the query that stand together count', () => {
  const far = `app ${'word '.repeat(9)} keys`;
  expect(scoreNearness(compare('the keys of the app are missing'), terms('app keys missing'))).toBe(1);
  expect(scoreNearness(compare('app keys'), terms('app keys missing'))).toBe(0.5);
  expect(scoreNearness(compare(far), terms('app keys'))).toBe(0);
  expect(scoreNearness(compare('app'), terms('app'))).toBe(0);
});

test('another word of the same meaning counts less than the word itself, and more than nothing', () => {
  const query = [term('login', 1, ['sign in'])];
  const scores = ['the login of a user', 'how users sign in', 'the sign of a user'].map((text) => [
    scoreCoverage(findTerms(compare(text), query), query),
    scoreFrequency(findTerms(compare(text), query), 5, query),
  ]);
  for (const index of [0, 1]) {
    const [own = 0, other = 0, half = 0] = scores.map((pair) => pair[index]);
    expect(own).toBeGreaterThan(other);
    expect(other).toBeGreaterThan(half);
    expect(half).toBe(0);
  }
});

test('a synonym of one word is marked, one of several is not', () => {
  expect(isMatch(listTokens('deletes'), [term('remove', 1, ['delete'])])).toBe(true);
  expect(isMatch(listTokens('in'), [term('login', 1, ['sign in'])])).toBe(false);
});
