import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { useThemeConfig } from '@docusaurus/theme-common';

/** An area of the documentation as its link in the navbar has it: `partIds` are sidebars of the area's parts. */
type AreaItem = { type?: string; sidebarId?: string; partIds?: string[]; label?: string };

/**
 * The area of the navbar that the page is part of, and the address of the area's first page in the page's version.
 *
 * @returns nothing on pages outside of the areas, such as the API reference
 */
export function useArea(): { label: string; href: string } | undefined {
  const { navbar } = useThemeConfig();
  const { activeDoc, activeVersion } = useActiveDocContext(undefined);
  const sidebar = activeDoc?.sidebar ?? '';
  const area = (navbar.items as AreaItem[]).find(
    ({ type, sidebarId, partIds = [] }) => type === 'docSidebar' && [sidebarId, ...partIds].includes(sidebar),
  );
  const link = activeVersion?.sidebars?.[area?.sidebarId ?? '']?.link;
  return area?.label && link ? { label: area.label, href: link.path } : undefined;
}
