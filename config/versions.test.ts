import { expect, test } from 'vitest';
import { createVersions } from './versions';

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
