/** Bytes as figures are printed: in thousands, with one decimal. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
