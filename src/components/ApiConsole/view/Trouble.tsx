import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from '../styles.module.css';

/** No answer came, or one that the browser kept from the page: it does not say which, so each is explained. */
export function Unreachable({ url }: { url: string }): ReactNode {
  const { origin: server } = new URL(url);
  return (
    <div className={styles.trouble}>
      <p>
        <Translate id="site.ApiConsole.unreachable">
          The browser got no answer that it may show. It does not tell which of these is the reason:
        </Translate>
      </p>
      <ul>
        <li>
          <Translate id="site.ApiConsole.unreachable.refused" values={{ server: <code>{server}</code> }}>
            {'The connection was refused: does a server run at {server}, on this port, with this protocol?'}
          </Translate>
        </li>
        <li>
          <Translate id="site.ApiConsole.unreachable.cors" values={{ page: <code>{window.location.origin}</code> }}>
            {
              'CORS: the server does not let this site read its answers. It has to allow the origin {page}, and the headers and the method of the request. In Strapi, that is done in ./config/middlewares.js, by the origin of strapi::cors.'
            }
          </Translate>
        </li>
        <li>
          <Translate id="site.ApiConsole.unreachable.network">
            Permission: some browsers ask before a site may reach your local network, and were told no.
          </Translate>
        </li>
      </ul>
      <p>
        <Translate id="site.ApiConsole.unreachable.curl">
          Copied as cURL, the same request is sent from your terminal, which knows no CORS.
        </Translate>
      </p>
    </div>
  );
}

export function TimedOut({ seconds }: { seconds: number }): ReactNode {
  return (
    <p className={styles.trouble}>
      <Translate id="site.ApiConsole.timedOut" values={{ seconds }}>
        {'No answer within {seconds} seconds. Does the server start, or is it stopped in a debugger?'}
      </Translate>
    </p>
  );
}

/** The browser can't make a request of what was filled in. */
export function Refused({ reason }: { reason: string }): ReactNode {
  return (
    <p className={styles.trouble}>
      <Translate id="site.ApiConsole.refused" values={{ reason }}>
        {'Nothing was sent: a header or the token has characters that no request may have. The browser says: {reason}'}
      </Translate>
    </p>
  );
}

export function NoJson({ type }: { type: string }): ReactNode {
  return (
    <p className={styles.trouble}>
      <Translate id="site.ApiConsole.noJson" values={{ type: <code>{type || '–'}</code> }}>
        {
          'This is no JSON (its type: {type}), though the operation answers with JSON. Is another program listening there?'
        }
      </Translate>
    </p>
  );
}
