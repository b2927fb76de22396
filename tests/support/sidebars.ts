/** Ids of the pages that a sidebar holds; a reference (`ref`) leads to the page of another sidebar. */
export function listSidebarPages(items: unknown): string[] {
  const withoutReferences = JSON.stringify(items, (_key, item: unknown) =>
    typeof item === 'object' && item !== null && 'type' in item && item.type === 'ref' ? null : item,
  );
  return withoutReferences.split('"').filter((text) => /^(?:[\w-]+\/)+[\w-]+$/.test(text));
}
