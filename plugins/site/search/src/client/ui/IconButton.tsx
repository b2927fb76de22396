import type { ReactNode } from 'react';
import styles from './icon-button.later.module.css';

type Props = {
  /** What it does, for those who can't see the drawing. */
  label: string;
  onClick: () => void;
  children: ReactNode;
};

/** A button that shows a drawing alone. */
export default function IconButton({ label, onClick, children }: Props): ReactNode {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}
