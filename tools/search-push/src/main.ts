import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { synonyms } from '../../../config/search';
import { readSearchTarget } from '../../../config/search-push';
import { readEnvironment } from '../../../config/site';
import { FOLDER, RECORDS_FILE } from '../../../plugins/site/search/src/records/files';
import { main } from '../../bootstrap/src/report.mjs';
import { orUserError } from '../../bootstrap/src/user-error.mjs';
import { openIndex } from './hosted-index';
import { push } from './push';
import { readRecords } from './read-records';

const HELP = `Sends what the last build has written for the search to the hosted index, all at once.

  npm run search:push [-- OPTIONS]

  --dry-run      only tell what would be added, changed and removed
  --allow-fewer  send even if the number of records falls by 30% or more
  --records FILE default .docusaurus/${FOLDER}/${RECORDS_FILE}
  --help         this text

ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_INDEX and ALGOLIA_ADMIN_KEY name the index: see .env.example.`;

/** Most ids that are listed of each kind. */
const MOST_LISTED = 20;

function printList(kind: string, ids: string[]): void {
  console.log(`${kind}: ${ids.length}`);
  ids.slice(0, MOST_LISTED).forEach((id) => console.log(`  ${id}`));
  if (ids.length > MOST_LISTED) {
    console.log(`  and ${ids.length - MOST_LISTED} more`);
  }
}

void main(async () => {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      'allow-fewer': { type: 'boolean', default: false },
      records: { type: 'string', default: join('.docusaurus', FOLDER, RECORDS_FILE) },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const target = orUserError(() => readSearchTarget(readEnvironment()));
  const records = await readRecords(values.records);
  const isDryRun = values['dry-run'];
  const difference = await push({
    index: openIndex(target),
    records,
    synonyms,
    isDryRun,
    allowFewer: values['allow-fewer'],
  });
  const verb = isDryRun ? 'would be' : 'were';
  for (const kind of ['added', 'changed', 'removed'] as const) {
    printList(kind, difference[kind]);
  }
  console.log(`${records.length} records ${verb} sent to ${target.indexName}`);
});
