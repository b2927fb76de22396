/** A part of a block. Prose is read by every rule; of code and bold names, rules see only that something is there. */
export type Piece = { kind: 'prose' | 'masked'; start: number; end: number };

/** A paragraph, table cell, attribute, message, or heading: text that sentences never cross. */
export type Block = { kind: 'paragraph' | 'heading'; pieces: Piece[] };

/** Reads the blocks of a file; offsets count UTF-16 units from its start. */
export type Extract = (file: string, source: string) => Block[];
