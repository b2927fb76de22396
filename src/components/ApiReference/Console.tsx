import Translate, { translate } from '@docusaurus/Translate';
import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';
import { useState, type ReactNode } from 'react';
import type ApiConsole from '../ApiConsole';
import RequestBar, { RequestButton } from '../RequestBar';
import Samples from '../Samples';
import styles from './styles.module.css';

type Props = {
  method: string;
  path: string;
  /** URL of the server in the samples. */
  server: string;
  /** Fetches the description of the operation. */
  load: () => Promise<{ default: unknown }>;
  /** The languages of the samples. */
  labels: string[];
  /** The samples that the build wrote, one for each language. */
  children: ReactNode;
};

/** What the console is made of, once it is there. */
type Parts = { Console: typeof ApiConsole; item: ApiItem; sendsAtOnce: boolean };

type State = 'closed' | 'loading' | 'failed' | Parts;

function Status({ state }: { state: State }): ReactNode {
  return (
    <p className={styles.status} role="status">
      {state === 'loading' && <Translate id="site.ApiReference.loading">The console is loading.</Translate>}
      {state === 'failed' && (
        <Translate id="site.ApiReference.failed">
          The console couldn’t be loaded. Check your connection, then press the button again.
        </Translate>
      )}
    </p>
  );
}

/** Sends the operation's request. Its code is loaded when a reader points at it; samples are there before. */
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
          {/* Loaded ahead when the pointer comes near; pressing a button works either way. */}
          <div onPointerEnter={() => void fetchParts().catch(() => undefined)}>
            <RequestBar
              method={method}
              url={server + path}
              buttons={
                <>
                  <RequestButton isPrimary data-control="send" onClick={() => open(true)}>
                    <Translate id="site.ApiReference.send">Send</Translate>
                  </RequestButton>
                  <RequestButton data-control="edit-request" onClick={() => open(false)}>
                    <Translate id="site.ApiReference.edit">Edit the request</Translate>
                  </RequestButton>
                </>
              }
            >
              <Status state={state} />
            </RequestBar>
          </div>
          <Samples labels={labels}>{children}</Samples>
        </>
      )}
    </aside>
  );
}
