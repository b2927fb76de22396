import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { TIME_OUT } from '../../QueryBuilder/request/send';
import type { Sent } from '../../QueryBuilder/view/use-send';
import styles from '../styles.module.css';
import AnswerView from './AnswerView';
import { TimedOut, Unreachable } from './Trouble';

/** What came of a request. */
export default function Outcome({ sent: { outcome, url } }: { sent: Sent }): ReactNode {
  switch (outcome.kind) {
    case 'answer':
      return <AnswerView answer={outcome} />;
    case 'cancelled':
      return (
        <p className={styles.hint}>
          <Translate id="site.ApiConsole.cancelled">Cancelled.</Translate>
        </p>
      );
    case 'timed-out':
      return <TimedOut seconds={TIME_OUT / 1000} />;
    case 'unreachable':
      return <Unreachable url={url} />;
  }
}
