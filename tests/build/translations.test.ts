import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '../../config/locales';
import { DOCUSAURUS } from '../../tools/bootstrap/src/docusaurus.mjs';
import { run } from '../../tools/bootstrap/src/run.mjs';

/** Strings whose wording the site changes on purpose. */
const REWORDED = ['theme.ErrorPageContent.title'];

type Messages = Record<string, { message: string }>;

const fresh = mkdtempSync(join(tmpdir(), 'translations-'));
afterAll(() => rmSync(fresh, { recursive: true }));

function readMessages(folder: string): Record<string, string> {
  const files = globSync('**/*.json', { cwd: join(folder, 'en') }).sort();
  return Object.fromEntries(
    files.flatMap((file) => {
      const messages = JSON.parse(readFileSync(join(folder, 'en', file), 'utf8')) as Messages;
      return Object.entries(messages).map(([key, { message }]) => [`${file} ${key}`, message]);
    }),
  );
}

beforeAll(async () => {
  const args = ['write-translations', '--locale', 'en', '--config', 'tests/build/translations.config.ts'];
  // Set, so that the strings that only such a site shows are held too.
  const env = {
    ...process.env,
    FRESH_TRANSLATIONS: fresh,
    GTM_CONTAINER_ID: 'GTM-TEST1',
    // Those of the build belong to the checks that run.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/docusaurus-translations',
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  };
  const { exitCode, output } = await run(process.execPath, [DOCUSAURUS, ...args], {
    env,
    logName: 'write-translations',
  });
  expect(exitCode, output).toBe(0);
});

/** Strings of a locale's folder that no code reads, or that the code says in the same words. */
function findFaults(defaults: Record<string, string>, present: Record<string, string>): string[] {
  return Object.entries(present).flatMap(([key, message]) => {
    if (defaults[key] === undefined) {
      return [`${key}: no code or setting has this string`];
    }
    return message === defaults[key] ? [`${key}: equals the default, which every page would load twice`] : [];
  });
}

test('i18n/en holds the strings that differ from the defaults, and no others', () => {
  const defaults = readMessages(fresh);
  const present = readMessages('i18n');
  console.log(`interface strings: ${Object.keys(defaults).length}, reworded: ${Object.keys(present).length}`);
  expect(Object.keys(defaults).length).toBeGreaterThan(100);
  expect(Object.keys(present).map((key) => key.split(' ')[1])).toEqual(REWORDED);
  expect(findFaults(defaults, present)).toEqual([]);
});

test('planted: strings that nothing reads, and one that equals the default, are found', () => {
  expect(findFaults({ 'code.json a': 'A', 'code.json b': 'B' }, { 'code.json a': 'A', 'code.json c': 'C' })).toEqual([
    'code.json a: equals the default, which every page would load twice',
    'code.json c: no code or setting has this string',
  ]);
});

test('English is the one language, fully described', () => {
  expect(locales).toEqual({
    path: 'i18n',
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {
      en: { label: 'English', direction: 'ltr', htmlLang: 'en-US', calendar: 'gregory', path: 'en' },
    },
  });
});
