import type { Example } from '../../../../grammar/match-examples';

/** What was done to a fence; the columns of the closing table. */
export type Way = 'executed' | 'booted' | 'type-checked' | 'parsed' | 'plain' | 'unverified';

/** How an example fared. */
export type Outcome = {
  way: Way;
  /** What is wrong, in lines; none when it holds. */
  problem?: string;
  /** What to record in place of the present result, and what accepting it means. */
  newResult?: { text: string; status?: number; lang?: 'http' };
  /** Files that a command left otherwise than recorded: place among the example's files, and the text to record. */
  newFiles?: { index: number; text: string }[];
};

/** An example where it stands. */
export type Located = {
  file: string;
  /** Line of the file on which the fence opens. */
  line: number;
  example: Example;
};
