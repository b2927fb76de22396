import type { Ran } from './ran';
import type { DifferenceKind, PageRecord } from './record';

/** Lines that say that the example wasn't tried: its product had ended, or it asks for packages of 4.14.0 by version. */
const UNTRIED =
  /^.*(?:the product (?:is not running|ended in the middle|no longer takes requests)|the example asks for \S+ \S+, the product has).*$/m;

const REQUESTS = ['http', 'graphql', 'run'];

function kindOf({ kind, flags, lang }: Ran): DifferenceKind {
  if (REQUESTS.includes(kind)) {
    return 'response';
  }
  if (kind === 'shell') {
    return 'command';
  }
  if (kind === 'file') {
    return flags.includes('fails') ? 'message' : 'start';
  }
  return /^[jt]sx?$/.test(lang) ? 'types' : 'command';
}

/** Follows which project the examples of a page are sent to, and whether it started. */
class Projects {
  /** The file with which the page's project didn't start. */
  #page: Ran | undefined;
  /** The same for a row of hidden checks; nothing: the row has no project of its own. */
  #row: { failed: Ran | undefined } | undefined;

  follow(ran: Ran): void {
    if (!ran.hidden) {
      this.#row = undefined;
    }
    if (ran.kind !== 'file' || !ran.flags.some((flag) => flag === 'start' || flag === 'restart')) {
      return;
    }
    const failed = ran.problem === undefined ? undefined : ran;
    if (ran.hidden) {
      this.#row = { failed };
    } else {
      this.#page = failed;
    }
  }

  /** The file because of which an example has nothing to run in. */
  findFailed({ kind, hidden }: Ran): Ran | undefined {
    if (!REQUESTS.includes(kind)) {
      return undefined;
    }
    return hidden && this.#row ? this.#row.failed : this.#page;
  }
}

/** Why an example says nothing about the version; nothing: it does. */
function explain(ran: Ran, projects: Projects): string | undefined {
  if (ran.unverified !== undefined) {
    return ran.unverified;
  }
  const failed = projects.findFailed(ran);
  if (failed) {
    return `the project that it is sent to doesn't start: line ${failed.line} when it ran`;
  }
  return UNTRIED.exec(ran.problem ?? '')?.[0];
}

/**
 * Sorts the examples of a page by what came of them in another version.
 *
 * @param examples all of the page, in reading order
 */
export function toPageRecord(examples: Ran[]): PageRecord {
  const record: PageRecord = { same: [], different: [], notRunnable: [] };
  const projects = new Projects();
  for (const ran of examples) {
    projects.follow(ran);
    const { name: example, hidden, problem, status, result } = ran;
    const reason = explain(ran, projects);
    const mark = hidden ? ({ hidden: true } as const) : {};
    if (reason !== undefined) {
      record.notRunnable.push({ example, reason, ...mark });
    } else if (problem === undefined) {
      record.same.push(example);
    } else {
      record.different.push({
        example,
        kind: kindOf(ran),
        ...mark,
        problem,
        ...(status && status.recorded !== status.actual && { status }),
        ...(result !== undefined && { result }),
      });
    }
  }
  return record;
}
