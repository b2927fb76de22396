import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  title: string;
  /** Where the title leads: a path of the site or an address. None: the card holds links of its own. */
  href?: string;
  /** What the reader finds there, or a list of links. */
  children: ReactNode;
};

/** A bordered box with a title; the whole box is the link when it has one. */
export default function Card({ title, href, children }: Props): ReactNode {
  return (
    <section className={styles.card}>
      <h3 className={styles.title}>
        {href ? (
          <Link className={styles.link} to={href}>
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
