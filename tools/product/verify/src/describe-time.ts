/** Writes a duration as a message does: `500 ms`, `5 s`. */
export function describeTime(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds} ms` : `${milliseconds / 1000} s`;
}
