import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listFiles } from '../support/files';

/** Folders of plugins and tools, e.g. `plugins/site/search`. */
function listRooms(): string[] {
  const files = listFiles(['plugins/*/*/**', 'tools/*/**', '!tools/product/*']);
  const depth = (file: string): number => (/^(plugins|tools\/product)\//.test(file) ? 3 : 2);
  return [...new Set(files.map((file) => file.split('/').slice(0, depth(file)).join('/')))];
}

function missing(files: string[]): string[] {
  return files.filter((file) => !existsSync(file));
}

describe('every plugin and tool has one anatomy', () => {
  const rooms = listRooms();
  test.each(rooms)('%s', (room) => {
    expect(missing([`${room}/README.md`, `${room}/src`])).toEqual([]);
    expect(listFiles([`${room}/{src,tests}/**/*.test.ts`]).length).toBeGreaterThan(0);
  });
});

test('every component has its styles and its test', () => {
  const components = listFiles(['src/components/*/index.tsx']).map((file) => dirname(file));
  console.log(`components: ${components.length}`);
  const expected = components.flatMap((folder) => [
    `${folder}/styles.module.css`,
    `${folder}/${folder.split('/').at(-1)}.test.tsx`,
  ]);
  expect(missing(expected)).toEqual([]);
});

describe('overrides of the theme', () => {
  const overrides = listFiles(['src/theme/**/*.tsx']).filter((file) => !file.endsWith('.test.tsx'));

  test('each says what it changes in its first line', () => {
    const silent = overrides.filter((file) => !readFileSync(file, 'utf8').startsWith('// Change: '));
    expect(silent).toEqual([]);
  });

  test('src/theme/README.md has one row for each, and none for others', () => {
    const rows = readFileSync('src/theme/README.md', 'utf8').matchAll(/^\| `([\w/]+)` +\|/gm);
    const documented = [...rows].map(([, name]) => name).sort();
    const present = overrides.map((file) => file.replace('src/theme/', '').replace('/index.tsx', '')).sort();
    expect(documented).toEqual(present);
  });
});

test('nothing but tokens.css and custom.css is a global style sheet', () => {
  const styles = listFiles(['src/**/*.css']).filter((file) => !file.endsWith('.module.css'));
  expect(styles).toEqual(['src/css/custom.css', 'src/css/tokens.css']);
});
