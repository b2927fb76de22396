import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from '../builder.later.module.css';
import type { Part } from '../use-part';

type Props<Form> = {
  /** The parameter's name in the query. */
  name: string;
  part: Part<Form>;
  children: (form: Form) => ReactNode;
};

/** One parameter of the form; says what of it stays in the text alone. */
export default function Section<Form>({ name, part: { form, hasComment, kept }, children }: Props<Form>): ReactNode {
  return (
    <fieldset className={styles.part}>
      <legend>
        <code>{name}</code>
      </legend>
      {form !== undefined && children(form)}
      {form !== undefined && kept.length > 0 && (
        <p className={styles.kept}>
          <Translate id="site.QueryBuilder.form.kept" values={{ names: <code>{kept.join(', ')}</code> }}>
            {'In the text alone, and left as it is: {names}'}
          </Translate>
        </p>
      )}
      {form === undefined && (
        <p className={styles.kept}>
          {hasComment ? (
            <Translate id="site.QueryBuilder.form.comment">
              Change this one in the text: a comment stands in it, which the form would lose.
            </Translate>
          ) : (
            <Translate id="site.QueryBuilder.form.locked">
              Change this one in the text: the form has no fields for what it says.
            </Translate>
          )}
        </p>
      )}
    </fieldset>
  );
}
