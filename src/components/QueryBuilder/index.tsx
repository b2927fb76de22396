import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { lazy, type ReactNode } from 'react';
import { createLazyPart } from '../LazyPart';
import styles from './styles.module.css';

/** Fetched by pages that hold a builder, once they are shown. */
const Builder = createLazyPart(() => import('./view/Builder'));

/** Runs in the build alone: in the browser, React leaves out what `noscript` holds. */
const Plain = lazy(() => import('./view/Plain'));

type Props = {
  /** Path that the query begins with. */
  endpoint?: string;
  /** Parameters that it begins with. */
  params?: Record<string, unknown>;
  /** Tells the builders of a page apart in its address; needed from the second on. */
  name?: string;
};

/** Builds the URL of a REST query from an endpoint and parameters, both ways, and sends it to the reader's own server. */
export default function QueryBuilder({ endpoint = '/api/restaurants', params, name }: Props): ReactNode {
  const loading = (
    <p className={styles.loading}>
      <Translate id="site.QueryBuilder.loading">The query builder is being loaded.</Translate>
    </p>
  );
  return (
    <div className={styles.frame} data-needs-script>
      {useIsBrowser() ? (
        <Builder
          endpoint={endpoint}
          params={params}
          prefix={name ? `${name}.` : ''}
          parts={{
            placeholder: loading,
            failure: <Translate id="site.QueryBuilder.failed">The query builder could not be loaded.</Translate>,
          }}
        />
      ) : (
        loading
      )}
      <noscript>
        <Plain endpoint={endpoint} params={params} />
      </noscript>
    </div>
  );
}
