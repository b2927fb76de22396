import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './builder.later.module.css';
import Fields from './parts/Fields';
import Filters from './parts/Filters';
import Pagination from './parts/Pagination';
import Populate from './parts/Populate';
import Sort from './parts/Sort';
import Variant from './parts/Variant';
import type { Source } from './use-part';

/** The parameters that the form has fields for. */
const SHOWN = ['sort', 'filters', 'populate', 'fields', 'pagination', 'publicationState', 'locale'];

type Props = { source: Source; /** Whether the text can't be read now. */ disabled: boolean };

/** The parameters as fields, for readers who know what they want and not how it is written. */
export default function Form({ source, disabled }: Props): ReactNode {
  const others = Object.keys(source.params).filter((key) => !SHOWN.includes(key));
  return (
    <div>
      <fieldset className={styles.form} disabled={disabled}>
        <legend>
          <Translate id="site.QueryBuilder.form">Parameters, as a form</Translate>
        </legend>
        <Filters source={source} />
        <Sort source={source} />
        <Populate source={source} />
        <Fields source={source} />
        <Pagination source={source} />
        <Variant source={source} />
      </fieldset>
      {others.length > 0 && (
        <p className={styles.kept}>
          <Translate id="site.QueryBuilder.form.others" values={{ names: <code>{others.join(', ')}</code> }}>
            {'In the text alone: {names}'}
          </Translate>
        </p>
      )}
    </div>
  );
}
