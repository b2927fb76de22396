import { run } from '../../bootstrap/src/run.mjs';
import { UserError } from '../../bootstrap/src/user-error.mjs';
import { readText, type Text } from './read-text';
import type { Phrase } from './rules/data';
import { compilePhrase } from './rules/phrases';

/** A phrase, how often texts have it, and how often they had it. */
export type PhraseCount = { name: string; before: number; now: number };

async function git(args: string[]): Promise<string> {
  const { exitCode, output } = await run('git', args, { logName: 'prose-git' });
  if (exitCode !== 0) {
    throw new UserError(`git ${args.join(' ')} failed: ${output.trim()}; pass a commit that this repository has`);
  }
  return output;
}

/**
 * Reads files as they were at a commit, without those that it doesn't have.
 *
 * @param commit a commit, branch, or tag
 * @throws UserError outside of a Git repository, or when it has no such commit
 */
export async function readTextsAt(commit: string, files: string[]): Promise<Text[]> {
  const known = new Set((await git(['ls-tree', '-r', '--name-only', commit])).split('\n'));
  const texts: Text[] = [];
  for (const file of files.filter((path) => known.has(path))) {
    texts.push(readText(file, await git(['show', `${commit}:${file}`])));
  }
  return texts;
}

/** Counts phrases, including those that a comment allows. */
export function countPhrases(texts: Text[], phrases: Phrase[]): Map<string, number> {
  const blocks = texts.flatMap((text) => text.blocks);
  return new Map(
    phrases.map((phrase) => {
      const findIn = compilePhrase(phrase);
      const read = phrase.in === 'heading' ? blocks.filter(({ kind }) => kind === 'heading') : blocks;
      return [phrase.name, read.reduce((sum, { text }) => sum + findIn(text).length, 0)];
    }),
  );
}

/** Compares the counts of phrases, the most frequent first. */
export function comparePhrases(before: Text[], now: Text[], phrases: Phrase[]): PhraseCount[] {
  const [old, current] = [countPhrases(before, phrases), countPhrases(now, phrases)];
  return phrases
    .map(({ name }) => ({ name, before: old.get(name) ?? 0, now: current.get(name) ?? 0 }))
    .sort((a, b) => b.before - a.before);
}

/** A table for people, with the sums and the share that is gone. */
export function describeCounts(counts: PhraseCount[]): string {
  const sum = (key: 'before' | 'now') => counts.reduce((total, count) => total + count[key], 0);
  const row = (name: string, before: string, now: string) => name.padEnd(24) + before.padStart(8) + now.padStart(8);
  const gone = sum('before') === 0 ? '' : `, ${((1 - sum('now') / sum('before')) * 100).toFixed(0)}% fewer`;
  return [
    row('phrase', 'before', 'now'),
    ...counts.map(({ name, before, now }) => row(name, String(before), String(now))),
    row('all', String(sum('before')), String(sum('now'))) + gone,
  ].join('\n');
}
