import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Choice } from '../../../Field';
import type { FilterRow } from '../../form/filter-rows';
import { filters } from '../../form/filters';
import { usePart, type Source } from '../use-part';
import FilterFields from './FilterFields';
import Rows from './Rows';
import Section from './Section';

const EMPTY: FilterRow = { field: '', operator: '$eq', value: '' };

/** Conditions on fields, of which all must hold, or one. */
export default function Filters({ source }: { source: Source }): ReactNode {
  const part = usePart(filters, 'filters', source);
  const joins = [
    ['and', translate({ id: 'site.QueryBuilder.filters.and', message: 'All of these hold' })],
    ['or', translate({ id: 'site.QueryBuilder.filters.or', message: 'One of these holds ($or)' })],
  ] as const;
  return (
    <Section name="filters" part={part}>
      {(form) => (
        <>
          {form.rows.length > 1 && (
            <Choice
              name={translate({ id: 'site.QueryBuilder.filters.join', message: 'How the conditions are joined' })}
              value={form.join}
              options={joins}
              // Beside what stays in the text, rows can only narrow down.
              disabled={Object.keys(form.rest).length > 0}
              onChange={(join) => part.setForm({ ...form, join })}
            />
          )}
          <Rows
            rows={form.rows}
            empty={EMPTY}
            addLabel={translate({ id: 'site.QueryBuilder.filters.add', message: 'Add a condition' })}
            onChange={(rows) => part.setForm({ ...form, rows })}
          >
            {(row, change, position) => <FilterFields row={row} position={position} onChange={change} />}
          </Rows>
        </>
      )}
    </Section>
  );
}
