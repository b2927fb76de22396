/** What the plugin writes, below the folder of generated files. */
export const FOLDER = 'search';

/** The records within that folder, one to a line. */
export const RECORDS_FILE = 'records.jsonl';
