import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { isEndpoint } from '../query/url';
import styles from '../styles.module.css';
import Field from './Field';
import { useSettled } from './use-settled';
import Words from './Words';

type Props = { value: string; onChange: (value: string) => void };

/** The path of a content type, or of one of its entries. */
export default function Endpoint({ value, onChange }: Props): ReactNode {
  const wrong = useSettled(isEndpoint(value) ? undefined : true);
  return (
    <Field
      label={<Translate id="site.QueryBuilder.endpoint">Endpoint</Translate>}
      problem={
        wrong && (
          <Translate id="site.QueryBuilder.endpoint.wrong">
            A path that begins with a slash, without spaces and without a query: /api/restaurants
          </Translate>
        )
      }
    >
      {(attributes) => (
        <span className={styles.endpoint}>
          <span className={styles.method}>GET</span>
          <Words {...attributes} value={value} onChange={onChange} />
        </span>
      )}
    </Field>
  );
}
