import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  /** Blocks of a page, one per column, e.g. two lists or two pictures. */
  children: ReactNode;
};

/** Blocks side by side where there is room, in their order below each other where there is not. */
export default function Columns({ children }: Props): ReactNode {
  return <div className={styles.columns}>{children}</div>;
}
