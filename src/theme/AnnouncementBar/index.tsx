// Change: an announcement that is new to the reader shows at once, not only after the next page load.
import AnnouncementBar from '@theme-original/AnnouncementBar';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import { useEffect, type ReactNode } from 'react';

/** Set on the root element before hydration when the last announcement was dismissed; its rule hides the bar. */
const DISMISSED = 'data-announcement-bar-initially-dismissed';

export default function AnnouncementBarWrapper(): ReactNode {
  const { isActive } = useAnnouncementBar();
  useEffect(() => {
    if (isActive) {
      document.documentElement.removeAttribute(DISMISSED);
    }
  }, [isActive]);
  return <AnnouncementBar />;
}
