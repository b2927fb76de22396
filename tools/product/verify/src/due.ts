/** Into how many parts pages are divided that passed as they are. */
export const PARTS = 16;

/** Which pages a run has to check. */
export type Due = {
  /** Pages that are new, or that have changed since they passed, or whose checks run with other things. */
  changed: string[];
  /** Of all others, those of one part. */
  inTurn: string[];
};

export type DueOptions = {
  /** Whether a page and all that its checks run with are what they were when they passed. */
  isProven: (file: string) => boolean;
  /** How long a page takes, in any unit; parts take about the same time. */
  weigh: (file: string) => number;
  /** Which part; each comes up once in {@link PARTS} successive turns. */
  turn: number;
};

/**
 * Chooses the pages that have to be checked: all that may fail now, and a part of the others, in case that
 * they depend on something that a fingerprint doesn't cover.
 */
export function listDue(files: string[], { isProven, weigh, turn }: DueOptions): Due {
  const proven = files.filter(isProven).sort((a, b) => weigh(b) - weigh(a));
  return {
    changed: files.filter((file) => !proven.includes(file)),
    inTurn: proven.filter((_, index) => index % PARTS === turn % PARTS),
  };
}
