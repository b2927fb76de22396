// Change: the panel holds its label, which readers without scripts see above it. The original has no place for it.
import { useTabs } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TabItem';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function TabItem({ children, className, value, label }: Props): ReactNode {
  const { selectedValue, lazy } = useTabs();
  const isSelected = value === selectedValue;
  return isSelected || !lazy ? (
    <div role="tabpanel" className={clsx(styles.panel, className)} hidden={!isSelected} data-label={label ?? value}>
      {children}
    </div>
  ) : null;
}
