import { matchExamples } from '../../../../grammar/match-examples';
import type { Overlay } from '../../start/src/project';
import { pathOf } from '../../verify/src/boot-file';
import { toOverlay } from '../../verify/src/overlay';
import { readPage } from '../../verify/src/read-page';
import type { OwnProject } from './guide';

/**
 * Reads the files that a reader of pages has in the end: the last of each path, in JavaScript. Configuration is joined
 * to the sample project's own.
 *
 * @returns content by path, for `placeSeededCopy`
 */
export function readPageFiles({ pages, files = {} }: OwnProject): Overlay {
  const overlay: Record<string, string> = {};
  for (const page of pages) {
    const shown = matchExamples(readPage(page).tree).filter(
      ({ kind, fence, hidden }) => kind === 'file' && !hidden && !fence.flags.has('fails'),
    );
    const last = new Map(shown.map((example) => [pathOf(example), example.fence.text]));
    for (const [path, text] of last) {
      if (!/\.tsx?$/.test(path)) {
        Object.assign(overlay, toOverlay(path, text, false, overlay));
      }
    }
  }
  return { ...overlay, ...files };
}
