import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  title: string;
  /** Where the title leads: a path of the site or an address. None: the card holds links of its own. */
  href?: string;
  /** Element of the title; a heading where the card is a section of its page. */
  titleAs?: 'p' | 'h2' | 'h3';
  /** What the reader finds there, or a list of links. */
  children: ReactNode;
};

/** A box of a `CardGrid`; the whole of it is the link when it has one. */
export default function Card({ title, href, titleAs: Title = 'p', children }: Props): ReactNode {
  return (
    <li className={styles.card}>
      <Title className={styles.title}>
        {href ? (
          <Link className={styles.link} to={href}>
            {title}
          </Link>
        ) : (
          title
        )}
      </Title>
      <div className={styles.body}>{children}</div>
    </li>
  );
}
