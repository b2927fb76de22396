import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { VERSIONS } from '../../start/src/versions';
import { chooseVersions, LIST, readVersions } from '../src/list';

const folder = mkdtempSync(join(tmpdir(), 'version-list-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the list of versions', () => {
  test('has a lockfile for each version, and every lockfile is listed', () => {
    const versions = readVersions();
    console.log(`versions: ${versions.length}`);
    const folders = readdirSync(VERSIONS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual([...versions].sort());
  });

  test.each(['[]', '["latest"]', '{"4.26.2": true}', '[4]', '["4.26.2"'])('%s is rejected with the remedy', (text) => {
    const file = join(folder, 'versions.json');
    writeFileSync(file, text);
    expect(() => readVersions(file)).toThrow(`${file}: ${text} is not a list of versions`);
  });

  test('of several lines is rejected in one', () => {
    const file = join(folder, 'versions.json');
    writeFileSync(file, '[\n  4\n]\n');
    expect(() => readVersions(file)).toThrow(`${file}: [ 4 ] is not a list of versions`);
  });
});

describe('--product', () => {
  test('takes a version of the list, or all', () => {
    expect(chooseVersions('4.26.2')).toEqual(['4.26.2']);
    expect(chooseVersions('all')).toEqual(readVersions());
  });

  test('names the versions if another one is given', () => {
    expect(() => chooseVersions('4.27.0', ['4.15.5', '4.26.2'])).toThrow(
      `--product 4.27.0: give 4.15.5, 4.26.2, or all; add a version to ${LIST}`,
    );
  });
});
