import type { SearchRecord } from '../../src/records/record';

const PAGE = 'https://docs.example.org/dev-docs/sort';

/** A record of a page about sorting. */
export function createRecord(differences: Partial<SearchRecord> = {}): SearchRecord {
  return {
    objectID: `${PAGE}#0`,
    type: 'content',
    hierarchy: {
      lvl0: 'Developer Docs',
      lvl1: 'Sorting',
      lvl2: 'Fields',
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: 'By one field.',
    url: `${PAGE}#fields`,
    url_without_anchor: PAGE,
    anchor: 'fields',
    language: 'en',
    lang: 'en',
    docusaurus_tag: 'docs-default-current',
    version: 'current',
    weight: { pageRank: 1, level: 0, position: 0 },
    ...differences,
  };
}
