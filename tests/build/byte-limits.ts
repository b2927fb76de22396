/** How far below the limit a size may lie before the limit has to follow. */
const SLACK = 0.02;

/**
 * Says what is wrong with a size: it is above its limit, or so far below that the limit can follow.
 *
 * @param what has the size, as the subject of a sentence
 */
export function explainSize(what: string, bytes: number, most: number): string[] {
  if (bytes > most) {
    return [`${what} has ${bytes} bytes in place of at most ${most}`];
  }
  return bytes < most * (1 - SLACK) ? [`${what} has ${bytes} bytes: lower the limit of ${most} to that`] : [];
}
