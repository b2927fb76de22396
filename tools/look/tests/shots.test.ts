import { expect, test } from 'vitest';
import { listShots } from '../src/shots';

test('a page is taken in four widths and two modes, each into a file of its own', () => {
  const shots = listShots('out', ['/cloud/intro']);
  expect(shots).toHaveLength(8);
  expect(new Set(shots.map(({ file }) => file)).size).toBe(8);
  expect(shots[0]).toEqual({
    path: '/cloud/intro',
    width: 1440,
    height: 900,
    mode: 'light',
    file: 'out/cloud-intro-1440-light.png',
  });
});

test('without pages every template is taken, the landing page under a name', () => {
  const files = listShots('out', []).map(({ file }) => file);
  expect(files).toContain('out/landing-390-dark.png');
  expect(new Set(files).size).toBe(files.length);
});
