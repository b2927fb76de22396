import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode, ToggleEvent } from 'react';
import styles from './styles.module.css';

/** A result with more lines than this is folded. */
const MOST_LINES = 20;

type Props = {
  /** Status code and its reason phrase; none for the result of a program. */
  status?: string | undefined;
  reason?: string | undefined;
  lines: number;
  /** The result as the page has it. */
  children: ReactNode;
};

/** What is folded away was below its beginning, where the reader would otherwise be left. */
function keepPlace({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (!currentTarget.open) {
    currentTarget.previousElementSibling?.scrollIntoView({ block: 'nearest' });
  }
}

/** A native disclosure stands below the lines, so that they unfold before scripts run and without them. */
function Fold({ lines, children }: Pick<Props, 'lines' | 'children'>): ReactNode {
  return (
    <>
      <div className={styles.folded}>{children}</div>
      <details className={styles.unfold} onToggle={keepPlace}>
        <summary>
          <span className={styles.all}>
            <Translate id="site.Example.showAll" values={{ count: lines }}>
              {'Show all {count} lines'}
            </Translate>
          </span>
          <span className={styles.fewer}>
            <Translate id="site.Example.showFewer">Show fewer lines</Translate>
          </span>
        </summary>
      </details>
    </>
  );
}

/** What a request or a program gave, folded where it is long. */
export default function Result({ status, reason, lines, children }: Props): ReactNode {
  return (
    <div className={styles.side}>
      <div className={styles.paneHead} data-search-ignore>
        {status ? (
          <>
            <span>
              <Translate id="site.Example.response">Response</Translate>
            </span>
            <span className={clsx(styles.status, styles[`status${status.charAt(0)}`])}>
              {status} {reason}
            </span>
          </>
        ) : (
          <Translate id="site.Example.result">Result</Translate>
        )}
      </div>
      {lines > MOST_LINES ? <Fold lines={lines}>{children}</Fold> : children}
    </div>
  );
}
