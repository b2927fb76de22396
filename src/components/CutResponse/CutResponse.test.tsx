import { expect, test } from 'vitest';
import { formatSize } from './format-size';

test.each([
  [999, '1.0 KB'],
  [50_000, '50.0 KB'],
  [52_428_800, '52.4 MB'],
])('%i bytes are %s', (bytes, expected) => {
  expect(formatSize(bytes)).toBe(expected);
});
