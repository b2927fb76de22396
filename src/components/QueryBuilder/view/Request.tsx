import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { isMixedContent } from '../request/base-url';
import styles from '../styles.module.css';
import Field from './Field';
import Outcome from './Outcome';
import type { useBaseUrl } from './use-base-url';
import { useSend } from './use-send';
import Words from './Words';

type Props = { server: ReturnType<typeof useBaseUrl>; path: string | undefined };

function ServerProblem({ baseUrl }: { baseUrl: string | undefined }): ReactNode {
  return baseUrl ? (
    <Translate id="site.QueryBuilder.server.mixed">
      This page came over https: browsers let it ask http servers on this machine alone.
    </Translate>
  ) : (
    <Translate id="site.QueryBuilder.server.wrong">
      An address that begins with http:// or https://, without a query: http://localhost:1337
    </Translate>
  );
}

/** Sends the query to the reader's server, when the button is pressed and not before. */
export default function Request({ server: { typed, baseUrl, change }, path }: Props): ReactNode {
  const { sent, pending, start, cancel } = useSend();
  const isWrong = !baseUrl || isMixedContent(window.location.protocol, baseUrl);
  const url = isWrong || path === undefined ? undefined : baseUrl + path;
  return (
    <div className={styles.request}>
      <div className={styles.send}>
        <Field
          label={<Translate id="site.QueryBuilder.server">Your Strapi server</Translate>}
          problem={isWrong ? <ServerProblem baseUrl={baseUrl} /> : undefined}
        >
          {(attributes) => <Words {...attributes} inputMode="url" value={typed} onChange={change} />}
        </Field>
        <button
          type="button"
          className={pending ? styles.button : styles.primary}
          disabled={!pending && !url}
          onClick={() => (pending ? cancel() : url && start(url))}
        >
          {pending ? (
            <Translate id="site.QueryBuilder.cancel">Cancel</Translate>
          ) : (
            <Translate id="site.QueryBuilder.send">Send</Translate>
          )}
        </button>
      </div>
      <div aria-live="polite" className={styles.outcome}>
        {pending && (
          <p className={styles.status}>
            <Translate id="site.QueryBuilder.pending">Waiting for the answer, 10 seconds at the most.</Translate>
          </p>
        )}
        {sent && <Outcome sent={sent} isPast={sent.url !== url} />}
      </div>
    </div>
  );
}
