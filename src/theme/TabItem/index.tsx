// Change: the panel holds its label, which readers without scripts see above it. The original has no place for it. The search may be told to
// leave a panel out.
import { useTabs } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TabItem';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type ItemProps = Props & {
  /** Given to a panel that repeats another one, which the search finds already. */
  'data-search-ignore'?: string;
};

export default function TabItem({ children, className, value, label, ...rest }: ItemProps): ReactNode {
  const { selectedValue, lazy } = useTabs();
  const isSelected = value === selectedValue;
  return isSelected || !lazy ? (
    <div
      role="tabpanel"
      className={clsx(styles.panel, className)}
      hidden={!isSelected}
      data-label={label ?? value}
      data-search-ignore={rest['data-search-ignore']}
    >
      {children}
    </div>
  ) : null;
}
