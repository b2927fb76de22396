import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { SearchRecord } from '../../../plugins/site/search/src/records/record';
import { UserError } from '../../bootstrap/src/user-error.mjs';

/** The largest record that hosted indexes take on every plan, bytes. */
export const LARGEST_RECORD = 10_000;

/**
 * Reads what the last build has written for the search.
 *
 * @param file records as JSON, one to a line
 * @throws UserError when there are none, or one is too large
 */
export async function readRecords(file: string): Promise<SearchRecord[]> {
  const records: SearchRecord[] = [];
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity });
  try {
    for await (const line of lines) {
      const bytes = Buffer.byteLength(line);
      const record = JSON.parse(line) as SearchRecord;
      if (bytes > LARGEST_RECORD) {
        throw new UserError(
          `${record.url}: the record ${record.objectID} has ${bytes} bytes instead of at most ${LARGEST_RECORD}; ` +
            'split the paragraph, the table or the code block that it was made of',
        );
      }
      records.push(record);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new UserError(`${file} is not there: build the site first, by npm run build`);
    }
    throw error instanceof SyntaxError ? new UserError(`${file} is cut off: build the site again`) : error;
  }
  if (records.length === 0) {
    throw new UserError(`${file} contains no records: build the site again`);
  }
  return records;
}
