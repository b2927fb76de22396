import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import type { SearchTarget } from '../../../config/search-push';
import { chooseHosts } from '../../../plugins/site/search/src/hosted/hosts';
import type { SearchRecord } from '../../../plugins/site/search/src/records/record';
import { UserError } from '../../bootstrap/src/user-error.mjs';
import { INDEX_SETTINGS, toSynonyms } from './index-settings';

/** The index that readers search, as a push sees it. */
export type HostedIndex = {
  /** Reads all its records; none where there is no such index yet. */
  read: () => Promise<SearchRecord[]>;
  /** Puts others in their place, all at once: until the last one has arrived readers search the former ones. */
  replace: (records: SearchRecord[]) => Promise<void>;
  /** Says how it searches and ranks. */
  configure: (synonyms: string[][]) => Promise<void>;
};

/** How long the service may take, milliseconds: the client's own limits are for readers who wait. */
const TIMEOUTS = { connect: 20_000, read: 20_000, write: 60_000 };

const hasStatus = (error: unknown, status: number): boolean => (error as { status?: number }).status === status;

function explain(error: unknown, { indexName, origin }: SearchTarget): unknown {
  if (hasStatus(error, 403) || hasStatus(error, 401)) {
    return new UserError(`ALGOLIA_ADMIN_KEY may not write to the index ${indexName}: give a key with that right`);
  }
  if (error instanceof Error && ['RetryError', 'ApiError', 'DeserializationError'].includes(error.name)) {
    const place = origin ?? 'the hosted search';
    return new UserError(`${place} does not respond as it should (${error.message.split('\n')[0]}): try again later`);
  }
  return error;
}

async function readAll(client: Algoliasearch, indexName: string): Promise<SearchRecord[]> {
  const records: SearchRecord[] = [];
  try {
    await client.browseObjects<SearchRecord>({ indexName, aggregator: ({ hits }) => void records.push(...hits) });
  } catch (error) {
    if (!hasStatus(error, 404)) {
      throw error;
    }
  }
  return records;
}

/**
 * Speaks to the hosted search.
 *
 * @throws UserError, from each function, when the service rejects the key or does not answer
 */
export function openIndex(target: SearchTarget): HostedIndex {
  const { appId, adminKey, indexName, origin } = target;
  const client = algoliasearch(appId, adminKey, { timeouts: TIMEOUTS, ...chooseHosts(origin) });
  const explained = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      throw explain(error, target);
    }
  };
  const configure = async (synonyms: string[][]): Promise<void> => {
    const settings = await client.setSettings({ indexName, indexSettings: INDEX_SETTINGS });
    await client.waitForTask({ indexName, taskID: settings.taskID });
    const saved = await client.saveSynonyms({
      indexName,
      synonymHit: toSynonyms(synonyms),
      replaceExistingSynonyms: true,
    });
    await client.waitForTask({ indexName, taskID: saved.taskID });
  };
  return {
    read: () => explained(readAll(client, indexName)),
    replace: async (records) => {
      await explained(client.replaceAllObjects({ indexName, objects: records }));
    },
    configure: (synonyms) => explained(configure(synonyms)),
  };
}
