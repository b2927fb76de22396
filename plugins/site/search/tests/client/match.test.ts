import { expect, test } from 'vitest';
import { isMatch, scoreCoverage, scoreExact, scoreFrequency, scoreTitle } from '../../src/client/embedded/match';
import { splitSections } from '../../src/client/embedded/sections';
import { stem } from '../../src/client/embedded/stem';
import { listTokens } from '../../src/client/embedded/tokens';

const term = (word: string, rarity = 1, synonyms: string[] = []) => ({
  word,
  stem: stem(word),
  rarity,
  synonyms: synonyms.map((phrase) => phrase.split(' ').map(stem)),
});

/** A section of a page, below a heading. */
function section(heading: string, text: string) {
  const [only] = splitSections({
    url: '/',
    content: `${heading} ${text}`,
    meta: { title: heading, area: '' },
    anchors: [],
  });
  if (!only) {
    throw new Error('there is no section');
  }
  return only;
}

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
  expect(listTokens(word)).toEqual(tokens);
});

test('forms of a word match, and parts of compound names', () => {
  expect(isMatch(listTokens('relations,'), [term('relation')])).toBe(true);
  expect(isMatch(listTokens('findMany'), [term('many')])).toBe(true);
  expect(isMatch(listTokens('germany'), [term('many')])).toBe(false);
});

test('a section with all words is better than one with some, and rare words tell more', () => {
  const [both, common, rare] = ['sort drafts', 'sort', 'drafts'].map((text) => section('Lists', text));
  const terms = [term('sort', 0.1), term('drafts', 3)];
  const scores = [both, rare, common].map((part) => part && scoreCoverage(part, terms));
  expect(scores[0]).toBe(1);
  expect(scores).toEqual([...scores].sort().reverse());
  expect(scoreCoverage(section('Drafts', 'sort'), terms)).toBeGreaterThan(1);
});

test('more of a word is better, in a short section and in its exact form', () => {
  const frequency = (text: string, heading = 'Lists') => scoreFrequency(section(heading, text), [term('relation')]);
  expect(frequency('nothing')).toBe(0);
  expect(frequency('relation relation')).toBeGreaterThan(frequency('relation'));
  expect(frequency('relation')).toBeGreaterThan(frequency('relations'));
  expect(frequency('relation')).toBeGreaterThan(frequency(`relation ${'word '.repeat(200)}`));
  expect(frequency('relation', 'Relations')).toBeGreaterThan(frequency('relation'));
});

test('a query letter by letter counts, most in a heading', () => {
  expect(scoreExact(section('Lists', 'no app keys are set'), 'app keys are')).toBe(1);
  expect(scoreExact(section('App keys are missing', 'Set them.'), 'app keys are')).toBe(2);
  expect(scoreExact(section('Lists', 'keys of the app'), 'app keys are')).toBe(0);
});

test('a title has to have all words, and is best if it is the query', () => {
  const score = (query: string) =>
    scoreTitle('Filtering', '/dev-docs/api/entity-service/filter', {
      query,
      terms: query.split(' ').map((word) => term(word)),
    });
  expect(score('entity filtering')).toBe(1);
  expect(score('filtering')).toBe(2);
  expect(score('entity sort')).toBe(0);
});

test('another word of the same meaning counts less than the word itself, and more than nothing', () => {
  const terms = [term('login', 1, ['sign in'])];
  const own = section('Accounts', 'the login of a user');
  const other = section('Accounts', 'how users sign in');
  const half = section('Accounts', 'the sign of a user');
  for (const score of [scoreCoverage, scoreFrequency]) {
    expect(score(own, terms)).toBeGreaterThan(score(other, terms));
    expect(score(other, terms)).toBeGreaterThan(0);
    expect(score(half, terms)).toBe(0);
  }
  expect(scoreTitle('Sign in', '/', { query: 'login', terms })).toBe(1);
});

test('a synonym of one word is marked, one of several is not', () => {
  expect(isMatch(listTokens('deletes'), [term('remove', 1, ['delete'])])).toBe(true);
  expect(isMatch(listTokens('in'), [term('login', 1, ['sign in'])])).toBe(false);
});
