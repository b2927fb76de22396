// Change: tabs stay in place when React takes over, and keep what was chosen before that (deferred-hydration). The
// original puts new ones into their place: https://github.com/facebook/docusaurus/issues/5653
import { ThemeClassNames } from '@docusaurus/theme-common';
import { sanitizeTabsChildren, TabsProvider, useTabsContextValue } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Tabs';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import TabList from '@site/src/components/TabList';
import styles from './styles.module.css';

export default function Tabs(props: Props): ReactNode {
  const value = useTabsContextValue(props);
  return (
    <TabsProvider value={value}>
      <div className={clsx(ThemeClassNames.tabs.container, styles.container)}>
        <TabList className={props.className} groupId={props.groupId} />
        <div className="margin-top--md">{sanitizeTabsChildren(props.children)}</div>
      </div>
    </TabsProvider>
  );
}
