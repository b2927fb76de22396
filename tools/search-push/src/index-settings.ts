import type { IndexSettings, SynonymHit } from 'algoliasearch';

/**
 * How the hosted index searches and ranks, as the embedded engine does: titles over headings over text, the present
 * version first, each page once, one wrong letter in words of five letters and more.
 *
 * @see https://www.algolia.com/doc/api-reference/settings-api-parameters
 */
export const INDEX_SETTINGS: IndexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['type', 'lang', 'language', 'version', 'docusaurus_tag', 'hierarchy.lvl0'],
  attributeForDistinct: 'url_without_anchor',
  distinct: true,
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  minWordSizefor1Typo: 5,
  separatorsToIndex: '_$',
  camelCaseAttributes: ['hierarchy', 'content'],
  ignorePlurals: ['en'],
  // Quotes ask for a phrase.
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional',
};

/** Words of one meaning, as the hosted index takes them. */
export const toSynonyms = (groups: string[][]): SynonymHit[] =>
  groups.map((synonyms) => ({ objectID: synonyms.join('|'), type: 'synonym', synonyms }));
