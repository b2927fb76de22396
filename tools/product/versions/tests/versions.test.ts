import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { globSync } from 'tinyglobby';
import type { Example } from '../../../../grammar/match-examples';
import { nameExamples } from '../../../../grammar/name-examples';
import type { Result } from '../../verify/src/report';
import { countOutcomes, describeRecord } from '../src/describe-record';
import { chooseVersions, readVersions } from '../src/list-versions';
import { changeManifest } from '../src/make-lockfile';
import { recordPage } from '../src/record-results';
import { listStale, readExamples } from '../src/recorded';

const PAGE = 'docs/dev-docs/error-handling.md';
const examples = readExamples(PAGE);

function toResult(example: Example, outcome: Result['outcome']): Result {
  return { located: { file: PAGE, line: example.fence.line, example }, outcome };
}

const same = examples.map((example) => toResult(example, { way: 'executed' }));

test('a page without differences lists none', () => {
  const { count, different, notRunnable } = recordPage(PAGE, same);
  expect([count, different, notRunnable]).toEqual([examples.length, [], []]);
});

test('a difference and an example that is left out are recorded with the name of their example', () => {
  const [first, second, ...others] = examples;
  if (!first || !second) {
    throw new Error(`${PAGE} needs two examples`);
  }
  const results = [
    toResult(first, { way: 'executed', problem: '-  "id": 7\n+  "id": 8' }),
    toResult({ ...second, unverified: 'needs a paid account' }, { way: 'unverified' }),
    ...others.map((example) => toResult(example, { way: 'executed' })),
  ];
  const [firstName, secondName] = nameExamples(examples);
  const record = recordPage(PAGE, results);
  expect(record.different).toEqual([{ example: firstName, change: '-  "id": 7\n+  "id": 8' }]);
  expect(record.notRunnable).toEqual([{ example: secondName, reason: 'needs a paid account' }]);
  const pages = { [PAGE]: record };
  expect(countOutcomes({ pages })).toEqual({
    pages: 1,
    total: examples.length,
    same: examples.length - 2,
    different: 1,
    notRunnable: 1,
  });
  expect(describeRecord({ version: '4.26.2', commit: '', packages: {}, pages }, 1)).toMatch(
    /^1 of 1 pages ran; of \d+ examples, \d+ are the same, 1 differ, 1 can't run$/,
  );
});

test('a page is due when an example has changed since, and not otherwise', () => {
  const record = { version: '4.26.2', commit: '', packages: {}, pages: { [PAGE]: recordPage(PAGE, same) } };
  expect(listStale(record, [PAGE])).toEqual([]);
  const changed = { ...record, pages: { [PAGE]: { ...recordPage(PAGE, same), fingerprint: 'other' } } };
  expect(listStale(changed, [PAGE])).toEqual([PAGE]);
  expect(listStale(undefined, [PAGE])).toEqual([PAGE]);
});

test('equal examples of a page have different names', () => {
  const [example] = examples;
  const names = example ? nameExamples([example, example]) : [];
  expect(names[1]).toBe(`${names[0]}-2`);
});

test('every version of the list has a lockfile, and every lockfile is in the list', () => {
  const folders = globSync('product/versions/*/package-lock.json').map((file) => file.split('/')[2]);
  expect(folders.sort()).toEqual([...readVersions().keys()].sort());
});

test('a version that is not in the list is explained in one line', () => {
  expect(chooseVersions('all')).toEqual([...readVersions().keys()]);
  expect(chooseVersions('4.26.2')).toEqual(['4.26.2']);
  expect(() => chooseVersions('4.2')).toThrow(/^4\.2 isn't one of 4\.13\.7, .*: choose one, or add it to \S+$/);
});

test('another version changes the packages of Strapi alone', () => {
  const manifest = JSON.parse(readFileSync('product/package.json', 'utf8')) as Parameters<typeof changeManifest>[0];
  const { version, dependencies, devDependencies } = changeManifest(manifest, '4.26.2', {
    '@strapi/plugin-sentry': '4.26.1',
  });
  expect(version).toBe('4.26.2');
  expect(dependencies).toEqual({
    ...manifest.dependencies,
    '@strapi/plugin-graphql': '4.26.2',
    '@strapi/plugin-i18n': '4.26.2',
    '@strapi/plugin-users-permissions': '4.26.2',
    '@strapi/strapi': '4.26.2',
  });
  expect(devDependencies['@strapi/plugin-sentry']).toBe('4.26.1');
});
