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

test('i18n/en holds every interface string, each as the code and the configuration have it', () => {
  const wanted = readMessages(fresh);
  const present = readMessages('i18n');
  console.log(`interface strings: ${Object.keys(wanted).length}`);
  expect(Object.keys(wanted).length).toBeGreaterThan(100);
  expect(Object.keys(present).sort()).toEqual(Object.keys(wanted).sort());
  const changed = Object.keys(wanted).filter((key) => present[key] !== wanted[key]);
  expect(changed.map((key) => key.split(' ')[1])).toEqual(REWORDED);
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
