import Translate from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import CutResponse from '../../CutResponse';
import type { Answer } from '../request/send';
import styles from '../styles.module.css';
import Advice from './Advice';

/** Status, time and body of an answer. */
export default function AnswerView({ answer }: { answer: Answer }): ReactNode {
  const { status, statusText, duration, body, isCut, content, isJson } = answer;
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
      {isCut && (
        <CutResponse shown={body.length} content={content} fileName={isJson ? 'response.json' : 'response.txt'} />
      )}
      {body !== '' && (
        <div className={styles.body}>
          <CodeBlock language={isJson ? 'json' : 'text'}>{body}</CodeBlock>
        </div>
      )}
    </>
  );
}
