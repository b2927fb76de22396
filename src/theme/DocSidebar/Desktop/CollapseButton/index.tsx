// Change: replaces the button and the way it works: the sidebar is hidden by an attribute of the page, which the button
// sets before React as well (plugins/performance/deferred-hydration), and stays hidden on the next page.
import { createStorageSlot } from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import IconArrow from '@theme/Icon/Arrow';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Whether the reader has hidden the sidebar: `hidden` or `shown`. */
const choice = createStorageSlot('docs.sidebar');

function toggleSidebar(): void {
  const isHidden = document.documentElement.toggleAttribute('data-sidebar-hidden');
  choice.set(isHidden ? 'hidden' : 'shown');
}

/** Hides the sidebar, and shows it again. */
export default function CollapseButton(): ReactNode {
  return (
    <button type="button" data-control="sidebar" className={styles.button} onClick={toggleSidebar}>
      <IconArrow aria-hidden />
      <span className={styles.hide}>
        <Translate id="theme.docs.sidebar.collapseButtonAriaLabel">Collapse sidebar</Translate>
      </span>
      <span className={styles.show}>
        <Translate id="theme.docs.sidebar.expandButtonAriaLabel">Expand sidebar</Translate>
      </span>
    </button>
  );
}
