import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The method of an operation, coloured by what it does: reads, adds, changes, takes away. */
export default function Method({ name }: { name: string }): ReactNode {
  return <span className={clsx(styles.method, styles[name])}>{name.toUpperCase()}</span>;
}
