import { expect, test } from 'vitest';
import { createVersions, parseVersions } from './versions';

const present = { label: '4.14.0', badge: true };

test('with nothing frozen there is the present version alone', () => {
  expect(createVersions([], '4.14.0')).toEqual({ lastVersion: 'current', versions: { current: present } });
});

test('frozen versions carry a banner and stay out of search engines, the present one has neither', () => {
  expect(createVersions(['4.13.0', '4.12.0'], '4.14.0')).toEqual({
    lastVersion: 'current',
    versions: {
      current: present,
      '4.13.0': { label: '4.13.0', banner: 'unmaintained', noIndex: true },
      '4.12.0': { label: '4.12.0', banner: 'unmaintained', noIndex: true },
    },
  });
});

test('the names of frozen versions are read', () => {
  expect(parseVersions('["4.13.0", "4.12.0"]\n')).toEqual(['4.13.0', '4.12.0']);
  expect(parseVersions('[]')).toEqual([]);
});

test.each([
  ['', 'versions.json is not JSON: it is empty: '],
  ['["4.13.0",]', 'versions.json is not JSON: ["4.13.0",]: '],
  ['[\n  "4.13.0"\n', 'versions.json is not JSON: [ "4.13.0": '],
  ['{"4.13.0": true}', 'versions.json is not a list: {"4.13.0":true}: '],
  ['null', 'versions.json is not a list: null: '],
  ['["4.13.0", 4.12]', 'versions.json lists 4.12, which is not a version name: '],
  ['[""]', 'versions.json lists "", which is not a version name: '],
  ['["4.13.0", null]', 'versions.json lists null, which is not a version name: '],
  ['["../docs"]', 'versions.json lists "../docs", which is not a version name: '],
])('%j is refused in one line', (text, problem) => {
  expect(() => parseVersions(text)).toThrow(
    `${problem}write a JSON list of version names, such as ["4.13.0"], or [] while no version is frozen`,
  );
});
