import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import CutResponse from '../../CutResponse';
import type { Answer } from '../../QueryBuilder/request/send';
import styles from '../styles.module.css';
import Code from './Code';
import { NoJson } from './Trouble';

function Headers({ headers }: Pick<Answer, 'headers'>): ReactNode {
  return (
    <details className={styles.headers}>
      <summary>
        <Translate id="site.ApiConsole.headers" values={{ count: headers.length }}>
          {'Headers that the page may read: {count}'}
        </Translate>
      </summary>
      <dl>
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Body({ answer: { body, isCut, content, isJson } }: { answer: Answer }): ReactNode {
  if (body === '') {
    return (
      <p className={styles.hint}>
        <Translate id="site.ApiConsole.empty">The answer has no body.</Translate>
      </p>
    );
  }
  return (
    <>
      {isCut && (
        <CutResponse shown={body.length} content={content} fileName={isJson ? 'response.json' : 'response.txt'} />
      )}
      <div className={styles.answerBody}>
        <Code language={isJson ? 'json' : 'text'}>{body}</Code>
      </div>
    </>
  );
}

/** Status, time, headers and body of an answer. */
export default function AnswerView({ answer }: { answer: Answer }): ReactNode {
  const { status, statusText, duration, headers, isJson, contentType, body } = answer;
  return (
    <>
      <p className={styles.answerHead}>
        <strong className={clsx(styles.code, status < 400 ? styles.good : styles.bad)}>
          {status} {statusText}
        </strong>{' '}
        <span>
          <Translate id="site.ApiConsole.duration" values={{ duration }}>
            {'{duration} ms'}
          </Translate>
        </span>
      </p>
      {!isJson && body !== '' && <NoJson type={contentType} />}
      <Headers headers={headers} />
      <Body answer={answer} />
    </>
  );
}
