import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  /** `Card` elements. */
  children: ReactNode;
};

/** Cards side by side where there is room, below each other where there is not. */
export default function CardGrid({ children }: Props): ReactNode {
  return <div className={styles.grid}>{children}</div>;
}
