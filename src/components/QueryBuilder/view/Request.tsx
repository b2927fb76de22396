import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { findUrlError } from '@site/src/http/errors';
import { useSend } from '@site/src/http/use-send';
import Field, { TextInput } from '../../Field';
import Outcome from '../../Outcome';
import styles from './builder.later.module.css';
import { advice } from './Advice';
import type { Server } from './use-server';

type Props = { server: Server; path: string | undefined };

function ServerProblem({ url }: Pick<Server, 'url'>): ReactNode {
  return url ? (
    <Translate id="site.QueryBuilder.server.mixed">
      This page was loaded over https: over http, browsers let it reach only servers on this computer.
    </Translate>
  ) : (
    <Translate id="site.QueryBuilder.server.wrong">
      A URL that begins with http:// or https://, without a query: http://localhost:1337
    </Translate>
  );
}

/** Sends the query to the reader's server, once the button is pressed. */
export default function Request({ server: { typed, url: serverUrl, change }, path }: Props): ReactNode {
  const { sent, isPending, start, cancel } = useSend();
  const isWrong = !serverUrl || findUrlError(serverUrl, window.location.protocol) !== undefined;
  const url = isWrong || path === undefined ? undefined : serverUrl + path;
  return (
    <div className={styles.request}>
      <div className={styles.send}>
        <Field
          label={<Translate id="site.QueryBuilder.server">Your Strapi server</Translate>}
          problem={isWrong && <ServerProblem url={serverUrl} />}
        >
          {(control) => <TextInput {...control} inputMode="url" value={typed} onChange={change} />}
        </Field>
        <button
          type="button"
          className={isPending ? styles.button : styles.primary}
          disabled={!isPending && !url}
          onClick={() => (isPending ? cancel() : url && start({ method: 'GET', url, headers: [] }))}
        >
          {isPending ? (
            <Translate id="site.QueryBuilder.cancel">Cancel</Translate>
          ) : (
            <Translate id="site.QueryBuilder.send">Send</Translate>
          )}
        </button>
      </div>
      <div aria-live="polite" className={styles.outcome}>
        {isPending && (
          <p className={styles.status}>
            <Translate id="site.QueryBuilder.pending">Waiting for the response, at most 10 seconds.</Translate>
          </p>
        )}
        {sent && sent.request.url !== url && (
          <p className={styles.status}>
            <Translate id="site.QueryBuilder.past">The query has changed since this was sent.</Translate>
          </p>
        )}
        {sent && <Outcome outcome={sent.outcome} advice={advice} />}
      </div>
    </div>
  );
}
