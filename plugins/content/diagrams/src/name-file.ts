import { createHash } from 'node:crypto';

/**
 * @param source a diagram in Mermaid's language
 * @returns name of the file that holds its drawing: another source is another file, so a drawing is never out of date
 */
export const nameFile = (source: string): string =>
  `${createHash('sha256').update(source.trim()).digest('hex').slice(0, 12)}.svg`;
