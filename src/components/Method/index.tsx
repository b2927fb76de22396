import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const KINDS: Record<string, string | undefined> = {
  GET: styles.get,
  POST: styles.post,
  PUT: styles.put,
  PATCH: styles.put,
  DELETE: styles.delete,
};

/** The method of a request, colored by what it does: reads, adds, changes, deletes. */
export default function Method({ name }: { name: string }): ReactNode {
  const method = name.toUpperCase();
  return <span className={clsx(styles.method, KINDS[method])}>{method}</span>;
}
