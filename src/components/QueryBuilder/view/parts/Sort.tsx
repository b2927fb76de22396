import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Choice, TextInput } from '../../../Field';
import { sort } from '../../form/sort';
import { usePart, type Source } from '../use-part';
import Rows from './Rows';
import Section from './Section';

/** Fields to sort by, each in its direction. */
export default function Sort({ source }: { source: Source }): ReactNode {
  const part = usePart(sort, 'sort', source);
  const orders = [
    ['asc', translate({ id: 'site.QueryBuilder.sort.asc', message: 'asc: upwards' })],
    ['desc', translate({ id: 'site.QueryBuilder.sort.desc', message: 'desc: downwards' })],
  ] as const;
  return (
    <Section name="sort" part={part}>
      {(rows) => (
        <Rows
          rows={rows}
          empty={{ field: '', order: 'asc' }}
          addLabel={translate({ id: 'site.QueryBuilder.sort.add', message: 'Add a field to sort by' })}
          onChange={part.setForm}
        >
          {(row, change, position) => (
            <>
              <TextInput
                name={translate(
                  { id: 'site.QueryBuilder.sort.field', message: 'Sort by field, {position}' },
                  { position },
                )}
                value={row.field}
                placeholder="name"
                onChange={(field) => change({ ...row, field })}
              />
              <Choice
                name={translate({ id: 'site.QueryBuilder.sort.order', message: 'Order, {position}' }, { position })}
                value={row.order}
                options={orders}
                onChange={(order) => change({ ...row, order })}
              />
            </>
          )}
        </Rows>
      )}
    </Section>
  );
}
