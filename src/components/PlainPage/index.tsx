import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  title: string;
  /** What the page is for, in a sentence. */
  lead: ReactNode;
  /** Room for tables; without it the page has the measure of text. */
  wide?: boolean;
  className?: string;
  children: ReactNode;
};

/** The main part of a page outside the docs: title, lead, content, in one column in the middle. */
export default function PlainPage({ title, lead, wide = false, className, children }: Props): ReactNode {
  return (
    <main className={clsx(styles.page, wide && styles.wide, className)}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </main>
  );
}
