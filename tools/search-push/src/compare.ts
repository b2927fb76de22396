import { isDeepStrictEqual } from 'node:util';

type WithId = { objectID: string };

/** What a push would change, by the ids of records. */
export type Difference = { added: string[]; changed: string[]; removed: string[] };

/** Compares the records of an index with those that would take their place. */
export function compareRecords(former: WithId[], next: WithId[]): Difference {
  const known = new Map(former.map((record) => [record.objectID, record]));
  const kept = new Set(next.map(({ objectID }) => objectID));
  const ids = (records: WithId[]): string[] => records.map(({ objectID }) => objectID);
  return {
    added: ids(next.filter(({ objectID }) => !known.has(objectID))),
    changed: ids(
      next.filter((record) => known.has(record.objectID) && !isDeepStrictEqual(known.get(record.objectID), record)),
    ),
    removed: ids(former.filter(({ objectID }) => !kept.has(objectID))),
  };
}
