import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SearchRecord } from '../../../plugins/site/search/src/records/record';
import { openIndex } from '../src/hosted-index';
import { INDEX_SETTINGS } from '../src/index-settings';
import { push, type PushOptions } from '../src/push';
import { startHostedServer, type Fault, type HostedServer } from './support/hosted-server';

const INDEX = 'docs';

let server: HostedServer;
beforeEach(async () => {
  server = await startHostedServer('secret');
});
afterEach(() => server.close());

const record = (id: number, content = `text ${id}`) => ({ objectID: String(id), content }) as unknown as SearchRecord;
const records = (count: number) => Array.from({ length: count }, (_, id) => record(id));

function pushRecords(options: Partial<PushOptions> = {}, adminKey = 'secret') {
  const index = openIndex({ appId: 'APP', adminKey, indexName: INDEX, origin: server.origin });
  return push({
    index,
    records: records(10),
    synonyms: [['sort', 'order']],
    isDryRun: false,
    allowFewer: false,
    ...options,
  });
}

test('what the contextual search filters by is a facet of the index, and part of each record', () => {
  const facets = ['language', 'docusaurus_tag', 'version'] satisfies (keyof SearchRecord)[];
  expect(INDEX_SETTINGS.attributesForFaceting).toEqual(expect.arrayContaining([...facets, 'hierarchy.lvl0']));
});

const held = () => [...server.indexes].map(([name, kept]) => [name, kept.length]);

test('the first push fills the index, and says how it searches', async () => {
  expect((await pushRecords()).added).toHaveLength(10);
  expect(held()).toEqual([[INDEX, 10]]);
  expect(server.settings.get(INDEX)).toEqual(INDEX_SETTINGS);
  expect(server.synonyms.get(INDEX)).toEqual([
    { objectID: 'sort|order', type: 'synonym', synonyms: ['sort', 'order'] },
  ]);
});

test('a later push replaces all records, and tells the difference', async () => {
  await pushRecords();
  const next = [...records(9), record(10), record(11)].map((kept) => (kept.objectID === '3' ? record(3, 'new') : kept));
  expect(await pushRecords({ records: next })).toEqual({ added: ['10', '11'], changed: ['3'], removed: ['9'] });
  expect(held()).toEqual([[INDEX, 11]]);
});

test('a dry run changes nothing', async () => {
  await pushRecords();
  const count = server.requests.length;
  expect(await pushRecords({ records: records(12), isDryRun: true })).toMatchObject({ added: ['10', '11'] });
  expect(held()).toEqual([[INDEX, 10]]);
  expect(server.requests.slice(count)).toEqual([`POST /1/indexes/${INDEX}/browse`]);
});

test('records are not lost by 30% or more, unless that is meant', async () => {
  await pushRecords();
  await expect(pushRecords({ records: records(7) })).rejects.toThrow('7 records would replace 10');
  await expect(pushRecords({ records: records(7), isDryRun: true })).rejects.toThrow('--allow-fewer');
  expect(held()).toEqual([[INDEX, 10]]);
  await pushRecords({ records: records(8) });
  await pushRecords({ records: records(1), allowFewer: true });
  expect(held()).toEqual([[INDEX, 1]]);
});

test('a key that may not write is told', async () => {
  await expect(pushRecords({}, 'readable')).rejects.toThrow('ALGOLIA_ADMIN_KEY may not write to the index docs');
});

const FAULTS: Fault[] = ['error', 'forbidden', 'drop'];

test.each(FAULTS.flatMap((fault) => ['batch', 'operation', 'task'].map((step) => [fault, step] as const)))(
  'a push that meets “%s” at %s leaves the former records untouched',
  async (fault, step) => {
    await pushRecords();
    server.misbehave(fault, new RegExp(`/${step}`));
    const failed = pushRecords({ records: records(11) });
    await expect(failed).rejects.toThrow(fault === 'forbidden' ? 'may not write' : 'does not respond as it should');
    expect(server.indexes.get(INDEX)).toHaveLength(10);
    server.misbehave();
    await pushRecords({ records: records(11) });
    expect(server.indexes.get(INDEX)).toHaveLength(11);
  },
);

test('a service that is slow is waited for', async () => {
  server.misbehave('slow', /batch/);
  await pushRecords();
  expect(held()).toEqual([[INDEX, 10]]);
});
