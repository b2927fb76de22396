import type { StoredRecord } from './hosted-server';

/** What a search asks. */
export type Query = {
  indexName: string;
  query: string;
  facetFilters: (string | string[])[];
  offset: number;
  length: number;
  highlightPreTag: string;
  highlightPostTag: string;
};

type Hierarchy = Record<string, string | null>;

/** The value of `hierarchy.lvl0` and the like. */
const readPath = (record: StoredRecord, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], record);

function fits(record: StoredRecord, filter: string | string[]): boolean {
  return [filter].flat().some((one) => {
    const [path = '', ...value] = one.split(':');
    return readPath(record, path) === value.join(':');
  });
}

/** Finds records by whole words and marks them, each page once, as the settings of the index have it. */
export function answerQuery(records: StoredRecord[], query: Query): Record<string, unknown> {
  const words = query.query.toLowerCase().split(/\s+/);
  const pattern = new RegExp(words.map((word) => word.replace(/\W/g, '\\$&')).join('|'), 'gi');
  const mark = (text: string): string =>
    text.replace(pattern, (match) => query.highlightPreTag + match + query.highlightPostTag);
  const found = new Map<unknown, StoredRecord>();
  for (const record of records) {
    const hierarchy = record.hierarchy as Hierarchy;
    const text = `${Object.values(hierarchy).join(' ')} ${String(record.content)}`.toLowerCase();
    const page = record.url_without_anchor;
    if (
      !found.has(page) &&
      words.every((word) => text.includes(word)) &&
      query.facetFilters.every((filter) => fits(record, filter))
    ) {
      found.set(page, record);
    }
  }
  const hits = [...found.values()].slice(query.offset, query.offset + query.length).map((record) => {
    const { hierarchy, content, ...rest } = record as StoredRecord & { hierarchy: Hierarchy; content: string | null };
    const marked = Object.entries(hierarchy).flatMap(([level, text]) => (text ? [[level, { value: mark(text) }]] : []));
    return {
      ...rest,
      hierarchy,
      _highlightResult: { hierarchy: Object.fromEntries(marked) as unknown },
      ...(content && { _snippetResult: { content: { value: mark(content.slice(0, 200)) } } }),
    };
  });
  return { hits, nbHits: found.size, query: query.query, index: query.indexName };
}
