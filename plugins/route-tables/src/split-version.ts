import type { PropSidebarItem, PropVersionMetadata } from '@docusaurus/plugin-content-docs';

/** What the docs plugin hands to the pages of a version, without the sidebars, which become chunks of their own. */
export type SplitVersion = {
  version: Omit<PropVersionMetadata, 'docsSidebars'>;
  sidebars: [name: string, items: PropSidebarItem[]][];
};

/** Leaves out `unlisted` where it is false. */
function lighten(item: PropSidebarItem): PropSidebarItem {
  if (item.type === 'category') {
    return { ...item, items: item.items.map(lighten) };
  }
  if (item.type === 'link' && !item.unlisted) {
    const link = { ...item };
    delete link.unlisted;
    return link;
  }
  return item;
}

/**
 * Parts a version from its sidebars.
 *
 * @param keepDocs whether pages read titles and descriptions of other pages, as generated indexes do
 */
export function splitVersion(
  { docsSidebars, docs, ...version }: PropVersionMetadata,
  { keepDocs }: { keepDocs: boolean },
): SplitVersion {
  return {
    version: { ...version, docs: keepDocs ? docs : {} },
    sidebars: Object.entries(docsSidebars).map(([name, items]) => [name, items.map(lighten)]),
  };
}
