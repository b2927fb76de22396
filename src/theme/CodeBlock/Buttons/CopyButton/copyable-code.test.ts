import { expect, test } from 'vitest';
import { toCopyableCode } from './copyable-code';

const none = () => false;

test('code is copied as it stands', () => {
  expect(toCopyableCode('const price = "$ 5";\n', 'js', none)).toBe('const price = "$ 5";\n');
});

test('prompts and what commands print are left out', () => {
  expect(toCopyableCode('$ npm run build\n> done\n$ npm \\\n  start', 'bash', none)).toBe(
    'npm run build\nnpm \\\n  start',
  );
});

test('a shell block without prompts is copied whole', () => {
  expect(toCopyableCode('npm install\nnpm start', 'bash', none)).toBe('npm install\nnpm start');
});

test('a diff gives the file as it is afterwards', () => {
  expect(toCopyableCode('@@ -1 +1 @@\n host,\n-port: 1\n+port: 2', 'diff', none)).toBe('host,\nport: 2');
});

test('lines marked as removed are left out', () => {
  expect(toCopyableCode('a\nb\nc', 'js', (index) => index === 1)).toBe('a\nc');
});
