import Translate from '@docusaurus/Translate';
import { Fragment, useId, useState, type ReactNode } from 'react';
import styles from './builder.later.module.css';

type Props = { baseUrl: string | undefined; path: string | undefined };

/** Breaks long URLs before their ampersands. */
function Breakable({ url }: { url: string }): ReactNode {
  return url.split(/(?=&)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** The URL that the query gives, to be copied. */
export default function UrlLine({ baseUrl = '', path }: Props): ReactNode {
  const id = useId();
  const [copied, setCopied] = useState<{ url: string; done: boolean }>();
  const url = path && baseUrl + path;
  const copy = (text: string) => {
    navigator.clipboard.writeText(text).then(
      () => setCopied({ url: text, done: true }),
      () => setCopied({ url: text, done: false }),
    );
  };
  const outcome = copied?.url === url ? copied : undefined;
  return (
    <div className={styles.output} role="group" aria-labelledby={id}>
      <div className={styles.outputHead}>
        <span id={id} className={styles.label}>
          <Translate id="site.QueryBuilder.url">URL</Translate>
        </span>
        <span role="status" className={styles.status}>
          {outcome?.done === true && <Translate id="site.QueryBuilder.copied">Copied</Translate>}
          {outcome?.done === false && (
            <Translate id="site.QueryBuilder.notCopied">The browser refuses: select the URL and copy it.</Translate>
          )}
        </span>
        <button type="button" className={styles.button} disabled={!url} onClick={() => url && copy(url)}>
          <Translate id="site.QueryBuilder.copy">Copy URL</Translate>
        </button>
      </div>
      <code className={styles.url}>
        {path ? (
          <>
            <span className={styles.base}>{baseUrl}</span>
            <Breakable url={path} />
          </>
        ) : (
          <Translate id="site.QueryBuilder.url.none">No URL until endpoint and parameters can be read.</Translate>
        )}
      </code>
    </div>
  );
}
