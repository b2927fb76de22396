import Translate from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { LONGEST_BODY, type Answer } from '../request/send';
import styles from '../styles.module.css';
import Advice from './Advice';

/** Status, time and body of an answer. */
export default function AnswerView({ answer }: { answer: Answer }): ReactNode {
  const { status, statusText, duration, body, isJson } = answer;
  return (
    <>
      <p className={styles.answerHead}>
        <strong className={clsx(styles.code, status < 400 ? styles.good : styles.bad)}>
          {status} {statusText}
        </strong>{' '}
        <span>
          <Translate id="site.QueryBuilder.duration" values={{ duration }}>
            {'{duration} ms'}
          </Translate>
        </span>
      </p>
      <Advice answer={answer} />
      {body.length > LONGEST_BODY && (
        <p className={styles.status}>
          <Translate
            id="site.QueryBuilder.long"
            values={{ shown: Math.round(LONGEST_BODY / 1000), all: Math.round(body.length / 1000) }}
          >
            {'The first {shown} of {all} thousand characters:'}
          </Translate>
        </p>
      )}
      {body !== '' && (
        <div className={styles.body}>
          <CodeBlock language={isJson ? 'json' : 'text'}>{body.slice(0, LONGEST_BODY)}</CodeBlock>
        </div>
      )}
    </>
  );
}
