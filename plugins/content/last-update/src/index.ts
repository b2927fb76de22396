import { execFileSync } from 'node:child_process';
import { getVcsPreset } from '@docusaurus/utils';
import type { VcsChangeInfo, VcsConfig } from '@docusaurus/types';

type History =
  /** No Git history to read: a plain copy of the files. */
  | { kind: 'none' }
  /** `cutOff`: times (ms) of the commits at which a shallow clone ends. */
  | { kind: 'git'; cutOff: ReadonlySet<number> };

function git(siteDir: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: siteDir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

function readCutOff(siteDir: string): ReadonlySet<number> {
  if (git(siteDir, 'rev-parse', '--is-shallow-repository') !== 'true') {
    return new Set();
  }
  // The commits at the edge have no parent here, though they have one in the full history.
  const times = git(siteDir, 'log', '--max-parents=0', '--format=%ct', 'HEAD').split('\n');
  return new Set(times.map((seconds) => Number(seconds) * 1000));
}

function inspectHistory(siteDir: string): History {
  try {
    if (git(siteDir, 'ls-files', '--error-unmatch', 'package.json')) {
      return { kind: 'git', cutOff: readCutOff(siteDir) };
    }
  } catch {
    // Git is missing, or the files lie outside a work tree or in somebody else's.
  }
  return { kind: 'none' };
}

/**
 * Tells Docusaurus when a file last changed, and nothing where that can't be known: outside a Git
 * work tree, and for files whose last change lies beyond the edge of a shallow clone (there, Git
 * shows every file as added by the edge commit). The stock presets throw in the first case and
 * state a wrong date in the second.
 */
export function lastUpdateFromHistory(): VcsConfig {
  const vcs = getVcsPreset('git-eager');
  let history: History = { kind: 'none' };

  async function known(read: () => Promise<VcsChangeInfo | null>): Promise<VcsChangeInfo | null> {
    if (history.kind === 'none') {
      return null;
    }
    const change = await read();
    return change && history.cutOff.has(change.timestamp) ? null : change;
  }

  return {
    initialize(params) {
      history = inspectHistory(params.siteDir);
      if (history.kind === 'git') {
        vcs.initialize(params);
      }
    },
    getFileCreationInfo: (filePath) => known(() => vcs.getFileCreationInfo(filePath)),
    getFileLastUpdateInfo: (filePath) => known(() => vcs.getFileLastUpdateInfo(filePath)),
  };
}
