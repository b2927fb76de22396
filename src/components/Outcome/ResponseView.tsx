import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { HttpResponse } from '@site/src/http/response';
import Code from '../Code';
import CutResponse from '../CutResponse';
import Note from './Note';
import styles from './styles.module.css';

function Headers({ headers }: Pick<HttpResponse, 'headers'>): ReactNode {
  return (
    <details className={styles.headers}>
      <summary>
        <Translate id="site.Outcome.headers" values={{ count: headers.length }}>
          {'Headers that the page may read: {count}'}
        </Translate>
      </summary>
      <dl>
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.muted}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function NotJson({ type }: { type: string }): ReactNode {
  return (
    <Note>
      <p>
        <Translate id="site.Outcome.notJson" values={{ type: <code>{type || '–'}</code> }}>
          {'This isn’t JSON (its type: {type}), which the API returns. Is another program listening there?'}
        </Translate>
      </p>
    </Note>
  );
}

function Body({ response: { body, isCut, content, isJson } }: { response: HttpResponse }): ReactNode {
  if (body === '') {
    return (
      <p className={styles.muted}>
        <Translate id="site.Outcome.empty">The response has no body.</Translate>
      </p>
    );
  }
  return (
    <>
      {isCut && (
        <CutResponse shown={body.length} content={content} fileName={isJson ? 'response.json' : 'response.txt'} />
      )}
      <div className={styles.body}>
        <Code language={isJson ? 'json' : 'text'}>{body}</Code>
      </div>
    </>
  );
}

type Props = { response: HttpResponse; advice?: ReactNode; showsHeaders: boolean };

/** Status, time, headers and body of a response. */
export default function ResponseView({ response, advice, showsHeaders }: Props): ReactNode {
  const { status, statusText, duration, headers, isJson, contentType, body } = response;
  return (
    <>
      <p className={styles.head}>
        <strong className={clsx(styles.status, status < 400 ? styles.good : styles.bad)}>
          {status} {statusText}
        </strong>{' '}
        <span>
          <Translate id="site.Outcome.duration" values={{ duration }}>
            {'{duration} ms'}
          </Translate>
        </span>
      </p>
      {advice && (
        <Note>
          <p>{advice}</p>
        </Note>
      )}
      {!isJson && body !== '' && <NotJson type={contentType} />}
      {showsHeaders && <Headers headers={headers} />}
      <Body response={response} />
    </>
  );
}
