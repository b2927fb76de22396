import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import { useId, useRef, useState, type ReactNode } from 'react';
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

function Fold({ lines, children }: Pick<Props, 'lines' | 'children'>): ReactNode {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const toggle = () => {
    setOpen(!open);
    if (open) {
      // What is folded away was below its beginning, where the reader would otherwise be left.
      ref.current?.scrollIntoView({ block: 'nearest' });
    }
  };
  return (
    <>
      <div ref={ref} id={id} className={clsx(!open && styles.folded)}>
        {children}
      </div>
      <button type="button" className={styles.unfold} aria-expanded={open} aria-controls={id} onClick={toggle}>
        {open ? (
          <Translate id="site.Example.showFewer">Show fewer lines</Translate>
        ) : (
          <Translate id="site.Example.showAll" values={{ count: lines }}>
            {'Show all {count} lines'}
          </Translate>
        )}
      </button>
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
