import type { ReactNode } from 'react';
import type { Hit } from '../types';
import Marked from './Marked';
import styles from './hits.later.module.css';

/** What a hit says: where it is, its heading, and the text around what was searched. */
export default function HitText({ area, title, heading, snippet }: Omit<Hit, 'url'>): ReactNode {
  return (
    <>
      <span className={styles.place}>
        {area}
        {heading && (
          <>
            <span aria-hidden> › </span>
            <Marked pieces={title} />
          </>
        )}
      </span>
      <span className={styles.title}>
        <Marked pieces={heading ?? title} />
      </span>
      {snippet.length > 0 && (
        <span className={styles.snippet}>
          <Marked pieces={snippet} />
        </span>
      )}
    </>
  );
}
