/**
 * The value that a share of all values lies below: 0.5 gives the median.
 *
 * @param share from 0 to 1
 * @returns NaN without any value
 */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
