import Translate, { translate } from '@docusaurus/Translate';
import { useId, type ReactNode } from 'react';
import { TextInput } from '../../../Field';
import { populate } from '../../form/populate';
import styles from '../builder.later.module.css';
import { usePart, type Source } from '../use-part';
import Rows from './Rows';
import Section from './Section';

/** Relations, media, components and dynamic zones that come along. */
export default function Populate({ source }: { source: Source }): ReactNode {
  const part = usePart(populate, 'populate', source);
  const id = useId();
  return (
    <Section name="populate" part={part}>
      {(form) => (
        <>
          <div className={styles.check}>
            <input
              id={id}
              type="checkbox"
              checked={form.everything}
              // What stays in the text would be lost.
              disabled={Object.keys(form.rest).length > 0}
              onChange={(event) => part.setForm({ ...form, everything: event.target.checked })}
            />
            <label htmlFor={id}>
              <Translate id="site.QueryBuilder.populate.everything" values={{ star: <code>*</code> }}>
                {'Everything one step away ({star})'}
              </Translate>
            </label>
          </div>
          {!form.everything && (
            <Rows
              rows={form.paths}
              empty=""
              addLabel={translate({ id: 'site.QueryBuilder.populate.add', message: 'Add a path' })}
              onChange={(paths) => part.setForm({ ...form, paths })}
            >
              {(path, change, position) => (
                <TextInput
                  name={translate({ id: 'site.QueryBuilder.populate.path', message: 'Path, {position}' }, { position })}
                  value={path}
                  placeholder="dishes.photo"
                  onChange={change}
                />
              )}
            </Rows>
          )}
        </>
      )}
    </Section>
  );
}
