import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './page.later.module.css';

type Props = { total: number; page: number; pages: number };

/** How many pages were found, and which part of them is shown. Screen readers are told by the status. */
export default function Count({ total, page, pages }: Props): ReactNode {
  return (
    <p className={styles.count} aria-hidden>
      {total === 1 ? (
        <Translate id="site.Search.countOne">1 result</Translate>
      ) : (
        <Translate id="site.Search.count" values={{ total }}>
          {'{total} results'}
        </Translate>
      )}
      {pages > 1 && (
        <Translate id="site.Search.part" values={{ page, pages }}>
          {', page {page} of {pages}'}
        </Translate>
      )}
    </p>
  );
}
