import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from '../styles.module.css';
import AnswerView from './Answer';
import Unreachable from './Unreachable';
import type { Sent } from './use-send';

type Props = { sent: Sent; /** Whether the query has changed since. */ isPast: boolean };

function Body({ sent: { outcome, url } }: { sent: Sent }): ReactNode {
  switch (outcome.kind) {
    case 'answer':
      return <AnswerView answer={outcome} />;
    case 'cancelled':
      return (
        <p className={styles.status}>
          <Translate id="site.QueryBuilder.cancelled">Cancelled.</Translate>
        </p>
      );
    case 'timed-out':
      return (
        <p className={styles.trouble}>
          <Translate id="site.QueryBuilder.timedOut">
            No answer within 10 seconds. Does the server start, or is it stopped in a debugger? Ask for fewer entries
            with pagination.
          </Translate>
        </p>
      );
    case 'unreachable':
      return <Unreachable url={url} />;
  }
}

/** What came of a request. */
export default function Outcome({ sent, isPast }: Props): ReactNode {
  return (
    <>
      {isPast && (
        <p className={styles.status}>
          <Translate id="site.QueryBuilder.past">The query has changed since this was sent.</Translate>
        </p>
      )}
      <Body sent={sent} />
    </>
  );
}
