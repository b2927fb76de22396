import type { ReactNode } from 'react';
import Field, { TextInput } from '../../Field';
import type { Problems } from '../request/find-problems';
import type { Console } from '../state/use-console';

type Property = { type?: string; format?: string; description?: string; items?: Property };

type Props = {
  schema: { properties?: Record<string, Property>; required?: string[] };
  console: Console;
  problems: Problems;
};

const isFile = ({ format, items }: Property): boolean => (items?.format ?? format) === 'binary';

/** The fields of a body that is sent as a form. */
export default function FormBody({
  schema: { properties = {}, required = [] },
  console: { values, change },
  problems,
}: Props): ReactNode {
  const set = (name: string, value: string | File[]) => change({ fields: { ...values.fields, [name]: value } });
  return Object.entries(properties).map(([name, property]) => {
    const value = values.fields[name];
    return (
      <Field key={name} label={<code>{name}</code>} required={required.includes(name)} problem={problems[name]}>
        {(control) =>
          isFile(property) ? (
            <input
              {...control}
              type="file"
              multiple={property.type === 'array'}
              onChange={({ target: { files } }) => set(name, [...(files ?? [])])}
            />
          ) : (
            <TextInput
              {...control}
              value={typeof value === 'string' ? value : ''}
              onChange={(text) => set(name, text)}
            />
          )
        }
      </Field>
    );
  });
}
