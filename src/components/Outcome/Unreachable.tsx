import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import Note from './Note';
import styles from './styles.module.css';

/** No response, or one that the browser keeps from the page: it doesn't say which, so each reason is explained. */
export default function Unreachable({ url, advice }: { url: string; advice?: ReactNode }): ReactNode {
  const { origin: server } = new URL(url);
  return (
    <Note>
      <p>
        <Translate id="site.Outcome.unreachable">
          The browser has no response that it may show. It doesn’t say which of these is the reason:
        </Translate>
      </p>
      <ul className={styles.reasons}>
        <li>
          <Translate id="site.Outcome.unreachable.refused" values={{ server: <code>{server}</code> }}>
            {'Connection refused: is a server running at {server}, on this port and with this protocol?'}
          </Translate>
        </li>
        <li>
          <Translate
            id="site.Outcome.unreachable.cors"
            values={{
              page: <code>{window.location.origin}</code>,
              middleware: <code>strapi::cors</code>,
              file: <code>./config/middlewares.js</code>,
            }}
          >
            {
              'CORS: the server doesn’t let this site read its responses. It must allow the origin {page}, and the method and headers of the request. For Strapi, add the origin to {middleware} in {file} and restart.'
            }
          </Translate>
        </li>
        <li>
          <Translate id="site.Outcome.unreachable.network">
            Permission: some browsers ask before a site may reach your local network, and the answer was no.
          </Translate>
        </li>
      </ul>
      {advice && <p>{advice}</p>}
    </Note>
  );
}
