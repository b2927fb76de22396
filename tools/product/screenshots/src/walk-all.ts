import { step } from '../../../bootstrap/src/report.mjs';
import { readSeededData } from '../../start/src/seeded';
import type { Shot } from './camera';
import type { GuidePage } from './read-guide';
import { readPageFiles } from './page-files';
import { openSession, type Session } from './session';
import { readWalk, walkPage, type WalkReport } from './walk-page';

/** How many walks are under way at a time: each has a product and a browser, which mostly wait for each other. */
const LANES = 2;

/**
 * Goes the ways of several pages, and says of each how long it took.
 *
 * @param keep is given each picture with its page; none: nothing is taken
 */
export async function walkAll(
  guides: GuidePage[],
  keep?: (guide: GuidePage, shot: Shot) => Promise<void>,
): Promise<Map<GuidePage, WalkReport>> {
  const data = await readSeededData();
  const waiting = [...guides];
  const reports = new Map<GuidePage, WalkReport>();
  async function walkLane(): Promise<void> {
    let shared: Session | undefined;
    try {
      for (let guide = waiting.shift(); guide; guide = waiting.shift()) {
        const page = guide;
        const options = keep && { keep: (shot: Shot) => keep(page, shot) };
        const project = (await readWalk(page.file))?.project;
        const own = project && (await openSession(data, readPageFiles(project)));
        const session = own ?? (shared ??= await openSession(data));
        try {
          reports.set(page, await step(page.file, () => walkPage(page, session, options)));
        } finally {
          await own?.close();
        }
      }
    } finally {
      await shared?.close();
    }
  }
  await Promise.all(Array.from({ length: Math.min(LANES, guides.length) }, walkLane));
  return reports;
}
