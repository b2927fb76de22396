import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { RequestError } from '@site/src/http/errors';
import Note from './Note';
import Unreachable from './Unreachable';
import styles from './styles.module.css';

type Props = {
  error: RequestError;
  /** What else a reader can do in this console. */
  advice?: ReactNode;
};

function ErrorText({ error }: { error: Exclude<RequestError, { kind: 'unreachable' }> }): ReactNode {
  switch (error.kind) {
    case 'invalid-url':
      return (
        <Translate id="site.Outcome.invalidUrl" values={{ url: <code>{error.url}</code> }}>
          {'{url} isn’t a valid URL: fill in the server.'}
        </Translate>
      );
    case 'mixed-content':
      return (
        <Translate id="site.Outcome.mixedContent">
          This page was loaded over https: over http, browsers let it reach only servers on this computer.
        </Translate>
      );
    case 'invalid-header':
      return (
        <Translate id="site.Outcome.invalidHeader" values={{ reason: error.reason }}>
          {'Nothing was sent: a header or the token has characters that HTTP doesn’t allow. The browser says: {reason}'}
        </Translate>
      );
    case 'cancelled':
      return <Translate id="site.Outcome.cancelled">Cancelled.</Translate>;
    case 'timed-out':
      return (
        <Translate id="site.Outcome.timedOut" values={{ seconds: error.seconds }}>
          {'No response within {seconds} seconds. Is the server still starting, or stopped in a debugger?'}
        </Translate>
      );
  }
}

/** Says in words what went wrong with a request. */
export default function RequestErrorText({ error, advice }: Props): ReactNode {
  if (error.kind === 'unreachable') {
    return <Unreachable url={error.url} advice={advice} />;
  }
  return error.kind === 'cancelled' ? (
    <p className={styles.muted}>
      <ErrorText error={error} />
    </p>
  ) : (
    <Note>
      <p>
        <ErrorText error={error} /> {advice}
      </p>
    </Note>
  );
}
