import type { ReactNode } from 'react';
import styles from '../styles.module.css';

/** Fields that belong together, under a title. */
export default function Group({ title, children }: { title: ReactNode; children: ReactNode }): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
