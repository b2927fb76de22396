import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  /** `Card` elements. */
  children: ReactNode;
};

/** A list of cards, side by side where there is room and below each other where there is not. */
export default function CardGrid({ children }: Props): ReactNode {
  return <ul className={styles.grid}>{children}</ul>;
}
