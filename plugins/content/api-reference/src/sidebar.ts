import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import type { Description } from './operations';

/** The operations of a description by tag, in the order in which the description first uses the tags. */
function listTags({ operations }: Description): Map<string, string[]> {
  const tags = new Map<string, string[]>();
  for (const { id, api } of operations) {
    const tag = api.tags?.[0] ?? 'Operations';
    tags.set(tag, [...(tags.get(tag) ?? []), id]);
  }
  return tags;
}

/** The sidebar of the reference: its first page, then each description with a category for each tag. */
export function buildSidebar(descriptions: Description[]): SidebarsConfig[string] {
  const categories = descriptions.map((description) => ({
    type: 'category' as const,
    label: description.info.title,
    collapsed: false,
    collapsible: false,
    items: [...listTags(description)].map(([label, ids]) => ({
      type: 'category' as const,
      label,
      collapsed: false,
      items: ids.map((id) => `${description.id}/${id}`),
    })),
  }));
  return [{ type: 'doc', id: 'introduction' }, ...categories];
}
