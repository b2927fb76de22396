import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import Field, { Choice, TextInput } from '../../../Field';
import { changeMode, MODES, pagination, type Pagination as Form } from '../../form/pagination';
import { toScalar } from '../../query/values';
import styles from '../builder.later.module.css';
import { usePart, type Source } from '../use-part';
import Section from './Section';

type Props = { form: Form; onChange: (form: Form) => void };

function Numbers({ form, onChange }: Props): ReactNode {
  return ([0, 1] as const).map((index) => (
    <Field key={index} label={<code>{MODES[form.mode][index]}</code>}>
      {({ id }) => (
        <TextInput
          id={id}
          value={String(form.values[index])}
          inputMode="numeric"
          onChange={(typed) =>
            onChange({ ...form, values: form.values.with(index, toScalar(typed)) as Form['values'] })
          }
        />
      )}
    </Field>
  ));
}

/** Part of the entries, by page or from an entry on. */
export default function Pagination({ source }: { source: Source }): ReactNode {
  const part = usePart(pagination, 'pagination', source);
  const modes = [
    ['page', translate({ id: 'site.QueryBuilder.pagination.page', message: 'By page' })],
    ['offset', translate({ id: 'site.QueryBuilder.pagination.offset', message: 'From an entry on' })],
  ] as const;
  const counts = [
    ['', translate({ id: 'site.QueryBuilder.default', message: 'default' })],
    ['true', 'true'],
    ['false', 'false'],
  ] as const;
  return (
    <Section name="pagination" part={part}>
      {(form) => (
        <>
          <Choice
            name={translate({ id: 'site.QueryBuilder.pagination.mode', message: 'How entries are counted' })}
            value={form.mode}
            options={modes}
            onChange={(mode) => part.setForm(changeMode(form, mode))}
          />
          <div className={styles.columns}>
            <Numbers form={form} onChange={part.setForm} />
            <Field label={<code>withCount</code>}>
              {({ id }) => (
                <Choice
                  id={id}
                  value={String(form.withCount) as '' | 'true' | 'false'}
                  options={counts}
                  onChange={(withCount) => part.setForm({ ...form, withCount: toScalar(withCount) })}
                />
              )}
            </Field>
          </div>
        </>
      )}
    </Section>
  );
}
