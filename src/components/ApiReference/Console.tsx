import Translate, { translate } from '@docusaurus/Translate';
import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';
import { useState, type ReactNode } from 'react';
import type ApiConsole from '../ApiConsole';
import Method from './Method';
import Samples from './Samples';
import styles from './styles.module.css';

type Props = {
  method: string;
  path: string;
  /** Address of the server that the samples ask. */
  server: string;
  /** Fetches the description of the operation. */
  load: () => Promise<{ default: unknown }>;
  /** The languages of the samples. */
  labels: string[];
  /** The samples that the build has written, one for each language. */
  children: ReactNode;
};

/** What the console is made of, once it is there. */
type Parts = { Console: typeof ApiConsole; item: ApiItem; sendsAtOnce: boolean };

type State = 'closed' | 'loading' | 'failed' | Parts;

function Status({ state }: { state: State }): ReactNode {
  return (
    <p className={styles.status} role="status">
      {state === 'loading' && <Translate id="site.ApiReference.loading">The console is being fetched.</Translate>}
      {state === 'failed' && (
        <Translate id="site.ApiReference.failed">
          The console could not be fetched. Is there a connection? Press again to repeat.
        </Translate>
      )}
    </p>
  );
}

/** Sends the operation's request. Its machinery is fetched when a reader reaches for it; samples are there before. */
export default function Console({ method, path, server, labels, load, children }: Props): ReactNode {
  const [state, setState] = useState<State>('closed');
  const fetchParts = () => Promise.all([import('../ApiConsole'), load()]);

  const open = (sendsAtOnce: boolean) => {
    setState('loading');
    fetchParts().then(
      ([{ default: Component }, { default: item }]) =>
        setState({ Console: Component, item: item as ApiItem, sendsAtOnce }),
      () => setState('failed'),
    );
  };

  return (
    <aside
      id="console"
      className={styles.console}
      aria-label={translate({ id: 'site.ApiReference.console', message: 'Console' })}
      data-search-ignore
    >
      {typeof state === 'object' ? (
        <state.Console item={state.item} sendsAtOnce={state.sendsAtOnce} />
      ) : (
        <>
          {/* Fetched ahead for who comes near; who presses gets an answer either way. */}
          <div className={styles.bar} onPointerEnter={() => void fetchParts().catch(() => undefined)}>
            <div className={styles.line}>
              <Method name={method} />
              <code className={styles.url}>{server + path}</code>
            </div>
            <div className={styles.buttons}>
              <button type="button" className={styles.primary} onClick={() => open(true)}>
                <Translate id="site.ApiReference.send">Send</Translate>
              </button>
              <button type="button" className={styles.button} onClick={() => open(false)}>
                <Translate id="site.ApiReference.edit">Edit the request</Translate>
              </button>
            </div>
            <Status state={state} />
          </div>
          <Samples labels={labels}>{children}</Samples>
        </>
      )}
    </aside>
  );
}
