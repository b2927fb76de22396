import Translate from '@docusaurus/Translate';
import type { ParameterObject } from 'docusaurus-plugin-openapi-docs/src/openapi/types';
import type { ReactNode } from 'react';
import { nameParameter } from '@site/src/http/operation/values';
import Field, { Choice, TextInput, type ControlProps } from '../../Field';
import type { Problems } from '../request/find-problems';
import type { Console } from '../state/use-console';

const PLACES: ParameterObject['in'][] = ['path', 'query', 'header', 'cookie'];

/** The values that a parameter may have, where they can be listed. */
function listChoices({ schema }: ParameterObject): string[] | undefined {
  const { enum: values, type } = (schema ?? {}) as { enum?: unknown[]; type?: unknown };
  return values?.map(String) ?? (type === 'boolean' ? ['true', 'false'] : undefined);
}

type InputProps = {
  parameter: ParameterObject;
  control: ControlProps;
  value: string;
  onChange: (value: string) => void;
};

function Input({ parameter, control, value, onChange }: InputProps): ReactNode {
  const choices = listChoices(parameter)?.map((name) => [name] as const);
  if (choices) {
    const options = parameter.required ? choices : [['', '–'] as const, ...choices];
    return <Choice {...control} value={value} options={options} onChange={onChange} />;
  }
  const isNumber = ['integer', 'number'].includes(String(parameter.schema?.type));
  return <TextInput {...control} inputMode={isNumber ? 'decimal' : 'text'} value={value} onChange={onChange} />;
}

type Props = { console: Console; problems: Problems };

/** The parameters of an operation, those in the path first. */
export default function ParameterFields({ console: { item, values, change }, problems }: Props): ReactNode {
  const parameters: ParameterObject[] = PLACES.flatMap((place) =>
    (item.parameters ?? []).filter((parameter: ParameterObject) => parameter.in === place),
  );
  return parameters.map((parameter) => {
    const key = nameParameter(parameter);
    return (
      <Field
        key={key}
        label={<code>{parameter.name}</code>}
        hint={
          parameter.in === 'path' ? undefined : (
            <Translate id="site.ApiConsole.in" values={{ place: parameter.in }}>
              {'in {place}'}
            </Translate>
          )
        }
        required={parameter.required}
        problem={problems[key]}
      >
        {(control) => (
          <Input
            parameter={parameter}
            control={control}
            value={values.parameters[key] ?? ''}
            onChange={(value) => change({ parameters: { ...values.parameters, [key]: value } })}
          />
        )}
      </Field>
    );
  });
}
