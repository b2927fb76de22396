import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import Field, { TextInput } from '../../Field';
import Method from '../../Method';
import { isEndpoint } from '../query/url';
import styles from './builder.later.module.css';
import { useSettled } from './use-settled';

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
      {(control) => (
        <span className={styles.endpoint}>
          <Method name="GET" />
          <TextInput {...control} value={value} onChange={onChange} />
        </span>
      )}
    </Field>
  );
}
