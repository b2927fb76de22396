import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const KNOWN: Record<string, string | undefined> = {
  GET: styles.get,
  POST: styles.post,
  PUT: styles.put,
  PATCH: styles.put,
  DELETE: styles.delete,
};

/** The method of a request, coloured by what it does: reads, adds, changes, takes away. */
export default function Method({ name }: { name: string }): ReactNode {
  return <span className={clsx(styles.method, KNOWN[name])}>{name}</span>;
}
