import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch, { type Options } from 'minisearch';
import { bundle } from '../bundle';
import type { Candidate } from '../candidate';

const FILE = 'minisearch.json';

/** What is read of a record. */
type Line = { type: string; hierarchy: Record<string, string | null>; content: string | null; url: string };

/** A heading with the text below it. */
type Section = { id: string; title: string; heading: string; text: string };

const OPTIONS: Options<Section> = { fields: ['title', 'heading', 'text'] };

function readSections(records: string): Section[] {
  const sections = new Map<string, Section>();
  for (const line of readFileSync(records, 'utf8').trimEnd().split('\n')) {
    const { type, hierarchy, content, url } = JSON.parse(line) as Line;
    const section = sections.get(url) ?? { id: url, title: hierarchy.lvl1 ?? '', heading: '', text: '' };
    if (type === 'content') {
      section.text += ` ${content}`;
    } else {
      section.heading += ` ${hierarchy[type]}`;
    }
    sections.set(url, section);
  }
  return [...sections.values()];
}

/** MiniSearch on the records that this site's own index is made of, a section at a time. */
export const miniSearch: Candidate = {
  name: 'MiniSearch',
  prepare(site, records) {
    const index = new MiniSearch(OPTIONS);
    index.addAll(readSections(records));
    writeFileSync(join(site, FILE), JSON.stringify(index));
    return Promise.resolve();
  },
  bundle: () =>
    bundle(`import MiniSearch from 'minisearch';
const options = ${JSON.stringify(OPTIONS)};
const searchOptions = { boost: { title: 4, heading: 3 }, fuzzy: (word) => (word.length > 4 ? 1 : false), prefix: true };
const load = async () => MiniSearch.loadJSON(await (await fetch('/${FILE}')).text(), { ...options, searchOptions });
let index;
globalThis.findPages = async (text, limit) => {
  index ??= load();
  const found = (await index).search(text).map(({ id }) => id.replace(/#.*/, ''));
  return [...new Set(found)].slice(0, limit);
};`),
  files: /^\/minisearch\.json$/,
};
