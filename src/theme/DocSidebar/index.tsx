// Change: the sidebar stays in the page on phones, where the reader may have opened it before React
// (plugins/performance/deferred-hydration); stock, React removes it.
import { useWindowSize } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebar';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import DocSidebarMobile from '@theme/DocSidebar/Mobile';
import type { ReactNode } from 'react';

export default function DocSidebar(props: Props): ReactNode {
  return (
    <>
      <DocSidebarDesktop {...props} />
      {useWindowSize() === 'mobile' && <DocSidebarMobile {...props} />}
    </>
  );
}
