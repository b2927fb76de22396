import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A box about something that went wrong; its children are blocks. */
export default function Note({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.note}>{children}</div>;
}
