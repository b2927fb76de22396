import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'last-update-')));
const repository = join(folder, 'repository');

/** Times of three commits, s since the epoch. */
const [FIRST, SECOND, THIRD] = [1_700_000_000, 1_700_100_000, 1_700_200_000] as const;

function git(cwd: string, args: string[], time: number = FIRST): void {
  const identity = { NAME: 'Writer', EMAIL: 'writer@example.org', DATE: `${time} +0000` };
  const env = Object.fromEntries(
    Object.entries(identity).flatMap(([key, value]) => [
      [`GIT_AUTHOR_${key}`, value],
      [`GIT_COMMITTER_${key}`, value],
    ]),
  );
  execFileSync('git', args, { cwd, env: { ...process.env, ...env }, stdio: 'ignore' });
}

function commit(file: string, text: string, time: number): void {
  writeFileSync(join(repository, file), text);
  git(repository, ['add', '.']);
  git(repository, ['commit', '-m', 'change'], time);
}

/** The last updates of the files, ms since the epoch, as the plugin tells them in a fresh process. */
function readLastUpdates(siteDir: string, ...files: string[]): unknown {
  const script = join(import.meta.dirname, 'print-last-update.mts');
  return JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', script, siteDir, ...files], { encoding: 'utf8' }),
  );
}

beforeAll(() => {
  execFileSync('git', ['init', '--quiet', repository]);
  writeFileSync(join(repository, 'package.json'), '{}');
  commit('old.md', 'old', FIRST);
  commit('new.md', 'new', SECOND);
  commit('new.md', 'newer', THIRD);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('in a clone with its history each file has the time of its last change', () => {
  expect(readLastUpdates(repository, 'old.md', 'new.md')).toEqual([FIRST * 1000, THIRD * 1000]);
});

test('a file that is not committed yet has none', () => {
  writeFileSync(join(repository, 'draft.md'), 'draft');
  expect(readLastUpdates(repository, 'draft.md')).toEqual([null]);
});

test('in a shallow clone only changes that it holds count', () => {
  const shallow = join(folder, 'shallow');
  execFileSync('git', ['clone', '--quiet', '--depth', '2', `file://${repository}`, shallow], { stdio: 'ignore' });
  expect(readLastUpdates(shallow, 'old.md', 'new.md')).toEqual([null, THIRD * 1000]);
});

test('in a plain copy nothing is known', () => {
  const copy = join(folder, 'copy');
  cpSync(repository, copy, { recursive: true, filter: (source) => !source.endsWith('.git') });
  expect(readLastUpdates(copy, 'old.md')).toEqual([null]);
});

test("in a copy inside somebody else's work tree nothing is known", () => {
  const inside = join(repository, 'vendor');
  cpSync(join(folder, 'copy'), inside, { recursive: true });
  expect(readLastUpdates(inside, 'old.md')).toEqual([null]);
});
