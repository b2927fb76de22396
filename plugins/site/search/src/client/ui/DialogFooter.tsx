import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './dialog.later.module.css';
import { getPageUrl, type Shown } from './page-url';
import { useSettings } from './use-scope';

type Props = { total: number; shown: Shown; onOpen: () => void };

/** Tells the keys, and leads to all results. */
export default function DialogFooter({ total, shown, onOpen }: Props): ReactNode {
  const { pagePath } = useSettings();
  return (
    <div className={styles.footer}>
      <ul className={styles.keys} aria-hidden>
        <li>
          <kbd>↑</kbd> <kbd>↓</kbd> <Translate id="site.Search.keyMove">to move</Translate>
        </li>
        <li>
          <kbd>Enter</kbd> <Translate id="site.Search.keyOpen">to open</Translate>
        </li>
        <li>
          <kbd>Esc</kbd> <Translate id="site.Search.keyClose">to close</Translate>
        </li>
      </ul>
      {total > 0 && pagePath !== undefined && (
        <Link to={getPageUrl(pagePath, shown)} onClick={onOpen}>
          <Translate id="site.Search.seeAll" values={{ count: total }}>
            {'See all {count} results'}
          </Translate>
        </Link>
      )}
    </div>
  );
}
