import { expect, test } from 'vitest';
import { chooseQuestions } from '../../src/client/offers/offers';

const links = (...labels: string[]) => labels.map((label) => ({ label, to: `/${label}` }));
const DEV = { area: 'Developer Docs', prefix: '/dev-docs/', links: links('a', 'b', 'c', 'd') };
const CLOUD = { area: 'Cloud', prefix: '/cloud/', links: links('e', 'f') };
const ALL = [DEV, CLOUD];

test.each([
  ['/dev-docs/intro', DEV],
  ['/4.14.0/dev-docs/api/rest', DEV],
  ['/cloud/intro', CLOUD],
])('%s shows all questions of its area', (path, expected) => {
  expect(chooseQuestions(ALL, { path, area: undefined })).toEqual([expected]);
});

test.each(['/', '/openapi/list', '/cloudy/intro'])('%s shows the first three of each area', (path) => {
  expect(chooseQuestions(ALL, { path, area: undefined })).toEqual([{ ...DEV, links: links('a', 'b', 'c') }, CLOUD]);
});

test('the area that the reader chose counts more than where the reader is, if it has questions', () => {
  expect(chooseQuestions(ALL, { path: '/dev-docs/intro', area: 'Cloud' })).toEqual([CLOUD]);
  expect(chooseQuestions(ALL, { path: '/dev-docs/intro', area: 'API reference' })).toEqual([DEV]);
});

test('a site without questions shows none', () => {
  expect(chooseQuestions([], { path: '/', area: undefined })).toEqual([]);
});
