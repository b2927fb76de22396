import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from '../styles.module.css';

/** No answer came, or one that the browser kept from the page: it does not say which, so both are explained. */
export default function Unreachable({ url }: { url: string }): ReactNode {
  const { origin: server } = new URL(url);
  return (
    <div className={styles.trouble}>
      <p>
        <Translate id="site.QueryBuilder.unreachable">
          The browser got no answer that it may show. It does not tell which of these is the reason:
        </Translate>
      </p>
      <ul>
        <li>
          <Translate id="site.QueryBuilder.unreachable.closed" values={{ server: <code>{server}</code> }}>
            {'No server: is Strapi running at {server}, on this port, with this scheme?'}
          </Translate>
        </li>
        <li>
          <Translate
            id="site.QueryBuilder.unreachable.cors"
            values={{
              page: <code>{window.location.origin}</code>,
              middleware: <code>strapi::cors</code>,
              file: <code>./config/middlewares.js</code>,
            }}
          >
            {
              'CORS: the server does not let this site read its answers. Add {page} to the origins of {middleware} in {file} and start Strapi again.'
            }
          </Translate>
        </li>
        <li>
          <Translate id="site.QueryBuilder.unreachable.network">
            Permission: some browsers ask before a site may reach your local network, and were told no.
          </Translate>
        </li>
      </ul>
    </div>
  );
}
