import { clearFormBodyKey, setFileArrayFormBody, setStringFormBody } from '@theme/ApiExplorer/Body/slice';
import { useTypedDispatch, useTypedSelector } from '@theme/ApiItem/hooks';
import type { ReactNode } from 'react';
import Field, { type ControlProps } from './Field';

type Property = { type?: string; format?: string; description?: string; items?: Property };

type Props = {
  schema: { properties?: Record<string, Property>; required?: string[] };
  /** What is wrong with each field, by its name. */
  problems: Record<string, string>;
};

const isFile = ({ format, items }: Property): boolean => (items?.format ?? format) === 'binary';

function FileField({ name, control, many }: { name: string; control: ControlProps; many: boolean }): ReactNode {
  const dispatch = useTypedDispatch();
  const change = (files: FileList | null) => {
    // The path stands in samples: a browser does not tell where a file lies.
    const value = [...(files ?? [])].map((content) => ({ src: content.name, content }));
    dispatch(value.length > 0 ? setFileArrayFormBody({ key: name, value }) : clearFormBodyKey(name));
  };
  return <input {...control} type="file" multiple={many} onChange={(event) => change(event.target.files)} />;
}

function TextField({ name, control }: { name: string; control: ControlProps }): ReactNode {
  const dispatch = useTypedDispatch();
  const body = useTypedSelector((state) => state.body);
  const content = body.type === 'form' ? body.content[name] : undefined;
  return (
    <input
      {...control}
      type="text"
      autoComplete="off"
      value={content?.type === 'string' ? (content.value ?? '') : ''}
      onChange={({ target: { value } }) =>
        dispatch(value ? setStringFormBody({ key: name, value }) : clearFormBodyKey(name))
      }
    />
  );
}

/** The fields of a body that is sent as a form. */
export default function FormBody({ schema: { properties = {}, required = [] }, problems }: Props): ReactNode {
  return Object.entries(properties).map(([name, property]) => (
    <Field key={name} label={<code>{name}</code>} required={required.includes(name)} problem={problems[name]}>
      {(control) =>
        isFile(property) ? (
          <FileField name={name} control={control} many={property.type === 'array'} />
        ) : (
          <TextField name={name} control={control} />
        )
      }
    </Field>
  ));
}
