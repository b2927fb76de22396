import { listDue, PARTS } from '../../../tools/product/verify/src/due';

type Choice = {
  /** What is checked on the pages, as in `examples`. */
  what: string;
  isProven: (file: string) => boolean;
  /** How long a page takes, in any unit. */
  weigh: (file: string) => number;
};

/** Chooses the pages to check: all, unless `npm test` gives the run a turn. */
export function chooseDue(files: string[], { what, isProven, weigh }: Choice): string[] {
  const turn = process.env.TEST_TURN;
  if (turn === undefined) {
    return files;
  }
  const { changed, inTurn } = listDue(files, { isProven, weigh, turn: Number(turn) });
  console.log(
    `${what}: ${changed.length} of ${files.length} pages have changed since they passed, or what they run with has; ` +
      `of the others a part of ${PARTS}, ${inTurn.length} pages; npm test -- --all checks all`,
  );
  return [...changed, ...inTurn].sort();
}
