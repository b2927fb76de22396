import type { SearchRecord } from '../../../plugins/site/search/src/records/record';
import { UserError } from '../../bootstrap/src/user-error.mjs';
import { compareRecords, type Difference } from './compare';
import type { HostedIndex } from './hosted-index';

/** Part of the former records that must be left: fewer are taken for a build that has lost pages. */
const LEAST_KEPT = 0.7;

export type PushOptions = {
  index: HostedIndex;
  records: SearchRecord[];
  synonyms: string[][];
  /** Only tell what would change. */
  isDryRun: boolean;
  /** Send even if the number falls by more than 30%. */
  allowFewer: boolean;
};

/**
 * Sends records to the hosted index in place of those that it holds.
 *
 * @returns what is, or would be, different
 * @throws UserError when records were lost, or the service does not answer
 */
export async function push({ index, records, synonyms, isDryRun, allowFewer }: PushOptions): Promise<Difference> {
  const former = await index.read();
  if (records.length <= former.length * LEAST_KEPT && !allowFewer) {
    throw new UserError(
      `${records.length} records would replace ${former.length}: look for the pages that are missing, ` +
        'or give --allow-fewer',
    );
  }
  if (!isDryRun) {
    await index.replace(records);
    await index.configure(synonyms);
  }
  return compareRecords(former, records);
}
