import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './states.later.module.css';

/** Says that there is no answer, and why that may be. */
export default function FetchFailed({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div className={styles.state} role="alert">
      <p className={styles.headline}>
        <Translate id="site.Search.failed">Unable to fetch results</Translate>
      </p>
      <p>
        <Translate id="site.Search.failedHelp">You might want to check your network connection.</Translate>
      </p>
      <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
        <Translate id="site.Search.retry">Try again</Translate>
      </button>
    </div>
  );
}
