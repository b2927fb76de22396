import { translate } from '@docusaurus/Translate';
import { useState, type ReactNode } from 'react';
import { Choice, TextInput } from '../../../Field';
import { changeOperator, type FilterRow } from '../../form/filter-rows';
import { FIELD_OPERATORS, kindOf } from '../../query/operators';
import { splitList, toScalar } from '../../query/values';
import { nameOperator } from './name-operator';

type Props = { row: FilterRow; position: number; onChange: (row: FilterRow) => void };

/** The value as it is typed: a comma at the end of a list stays while the next word is begun. */
function Value({ row, position, onChange }: Props): ReactNode {
  const { operator, value } = row;
  const [typed, setTyped] = useState('');
  const name = translate({ id: 'site.QueryBuilder.filters.value', message: 'Value, {position}' }, { position });
  if (kindOf(operator) === 'yes-no') {
    const options = [
      ['true', 'true'],
      ['false', 'false'],
    ] as const;
    return (
      <Choice
        name={name}
        value={String(value) === 'false' ? 'false' : 'true'}
        options={options}
        onChange={(chosen) => onChange({ ...row, value: chosen === 'true' })}
      />
    );
  }
  if (!Array.isArray(value)) {
    return (
      <TextInput name={name} value={String(value)} onChange={(next) => onChange({ ...row, value: toScalar(next) })} />
    );
  }
  return (
    <TextInput
      name={name}
      value={splitList(typed).join() === value.join() ? typed : value.join(', ')}
      placeholder={operator === '$between' ? '10, 20' : 'low, medium'}
      onChange={(next) => {
        setTyped(next);
        onChange({ ...row, value: splitList(next).map(toScalar) });
      }}
    />
  );
}

/** Field, operator and value of one condition. */
export default function FilterFields({ row, position, onChange }: Props): ReactNode {
  return (
    <>
      <TextInput
        name={translate({ id: 'site.QueryBuilder.filters.field', message: 'Field, {position}' }, { position })}
        value={row.field}
        placeholder="author.name"
        onChange={(field) => onChange({ ...row, field })}
      />
      <Choice
        name={translate({ id: 'site.QueryBuilder.filters.operator', message: 'Operator, {position}' }, { position })}
        value={row.operator}
        options={FIELD_OPERATORS.map(({ name }) => [name, nameOperator(name)] as const)}
        onChange={(operator) => onChange(changeOperator(row, operator))}
      />
      <Value row={row} position={position} onChange={onChange} />
    </>
  );
}
