import type { Kind } from '../../../../grammar/match-examples';
import type { Way } from '../../verify/src/outcome';

/** How an example fared in another version, as the process that ran it writes it down. */
export type Ran = {
  /** The page. */
  file: string;
  /** What the example is called: see `nameExamples`. */
  name: string;
  /** Line of the page on which it begins. */
  line: number;
  kind: Kind;
  /** Language of its fence. */
  lang: string;
  hidden: boolean;
  /** Flags of its fence, such as `start` and `fails`. */
  flags: string[];
  way: Way;
  /** Why it isn't checked in any version. */
  unverified?: string;
  /** What differs from the page. */
  problem?: string;
  /** The status that the page records, and the one of the response; only of a request. */
  status?: { recorded: number; actual: number };
  /** The result in place of the one on the page; none where the example couldn't be run to its end. */
  result?: string;
};
