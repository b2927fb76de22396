import type { LoadedVersion } from '@docusaurus/plugin-content-docs';

/** One page of the site as the map lists it. */
export type Page = {
  /** Path with the base URL, as links use it. */
  path: string;
  title: string;
  description: string;
  /** Label of the sidebar category that holds the page; none for pages outside the sidebars. */
  section?: string;
  /** Time of the last known change, ms since the epoch. */
  lastUpdatedAt?: number;
  /** What was checked on the page; none for a page without examples. */
  examples?: Examples;
};

/** How many examples of a page were run or parsed, and how many are left out with a reason. */
export type Examples = { checked: number; left: number };

/** The same by the page's file, from the root of the site: `docs/cloud/intro.md`. */
export type ExamplesByFile = Readonly<Record<string, Examples>>;

/** The pages of one area in the order of its sidebar. */
export type AreaPages = { label: string; pages: Page[] };

export type AreaOption = {
  /** Id of the area's sidebar. */
  sidebar: string;
  label: string;
};

type Sidebar = LoadedVersion['sidebars'][string];
type SidebarItem = Sidebar[number];
type Doc = LoadedVersion['docs'][number];

type Placement = { id: string; section?: string };

function place(items: readonly SidebarItem[], section?: string): Placement[] {
  return items.flatMap((item) => {
    if (item.type === 'category') {
      const page = item.link?.type === 'doc' ? [{ id: item.link.id, section: item.label }] : [];
      return [...page, ...place(item.items, item.label)];
    }
    // A reference (`ref`) leads to a page that another sidebar holds.
    return item.type === 'doc' ? [{ id: item.id, ...(section && { section }) }] : [];
  });
}

function describe(doc: Doc, examples: ExamplesByFile, section?: string): Page {
  const counted = examples[doc.source.replace('@site/', '')];
  return {
    path: doc.permalink,
    title: doc.title,
    description: doc.description,
    ...(section && { section }),
    ...(doc.lastUpdatedAt && { lastUpdatedAt: doc.lastUpdatedAt }),
    ...(counted && { examples: counted }),
  };
}

/**
 * Groups the pages of a docs version by area.
 *
 * @param examples what was checked on each page
 * @throws Error naming the sidebar when an area has no sidebar of its id
 */
export function groupByArea(
  version: LoadedVersion,
  areas: readonly AreaOption[],
  examples: ExamplesByFile = {},
): AreaPages[] {
  const listed = new Map(version.docs.filter((doc) => !doc.unlisted && !doc.draft).map((doc) => [doc.id, doc]));
  return areas.map(({ sidebar, label }) => {
    const items = version.sidebars[sidebar];
    if (!items) {
      throw new Error(
        `status-data: the area "${label}" names the sidebar "${sidebar}", which sidebars.ts does not have`,
      );
    }
    const pages = place(items).flatMap(({ id, section }) => {
      const doc = listed.get(id);
      return doc ? [describe(doc, examples, section)] : [];
    });
    return { label, pages };
  });
}

/** The pages of a docs version that no sidebar holds, such as the landing page. */
export function outsideAreas(version: LoadedVersion): Page[] {
  return version.docs.filter((doc) => !doc.sidebar && !doc.unlisted && !doc.draft).map((doc) => describe(doc, {}));
}
