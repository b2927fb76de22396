// Change: an area is marked on the pages of its parts too, which have a sidebar of their own.
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/NavbarItem/DocSidebarNavbarItem';
import DocSidebarNavbarItem from '@theme-original/NavbarItem/DocSidebarNavbarItem';
import clsx from 'clsx';
import type { ReactNode } from 'react';

type PartProps = Props & {
  /** Sidebars of the area's parts; none where it has no parts. */
  partIds?: string[];
};

export default function DocSidebarNavbarItemWrapper({ partIds = [], className, ...props }: PartProps): ReactNode {
  const { activeDoc } = useActiveDocContext(props.docsPluginId);
  const isPart = partIds.includes(activeDoc?.sidebar ?? '');
  const mark = props.mobile ? 'menu__link--active' : 'navbar__link--active';
  return <DocSidebarNavbarItem {...props} className={clsx(className, isPart && mark)} />;
}
