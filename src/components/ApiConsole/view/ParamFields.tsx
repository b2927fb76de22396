import Translate from '@docusaurus/Translate';
import { setParam, type Param } from '@theme/ApiExplorer/ParamOptions/slice';
import { useTypedDispatch, useTypedSelector } from '@theme/ApiItem/hooks';
import type { RootState } from '@theme/ApiItem/store';
import type { ReactNode } from 'react';
import Choice from './Choice';
import Field, { type ControlProps } from './Field';

/** Every parameter of an operation, those in the path first. */
export const listParams = ({ path, query, header, cookie }: RootState['params']): Param[] => [
  ...path,
  ...query,
  ...header,
  ...cookie,
];

/** Tells parameters of one name apart by their place. */
export const nameParam = ({ in: place, name }: Param): string => `${place} ${name}`;

/** The values that a parameter may have, where they can be listed. */
function listChoices({ schema }: Param): string[] | undefined {
  const { enum: values, type } = (schema ?? {}) as { enum?: unknown[]; type?: unknown };
  return values?.map(String) ?? (type === 'boolean' ? ['true', 'false'] : undefined);
}

type ControlOptions = { param: Param; control: ControlProps; change: (value: string) => void };

function Control({ param, control, change }: ControlOptions): ReactNode {
  const value = String(param.value ?? '');
  const choices = listChoices(param);
  if (choices) {
    const options = [
      ...(param.required ? [] : [{ value: '', label: '–' }]),
      ...choices.map((name) => ({ value: name })),
    ];
    return <Choice {...control} value={value} options={options} onChange={change} />;
  }
  const isNumber = ['integer', 'number'].includes(String(param.schema?.type));
  return (
    <input
      {...control}
      type="text"
      inputMode={isNumber ? 'decimal' : 'text'}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => change(event.target.value)}
    />
  );
}

/**
 * The parameters of an operation.
 *
 * @param problems what is wrong with each, by `nameParam`
 */
export default function ParamFields({ problems }: { problems: Record<string, string> }): ReactNode {
  const params = listParams(useTypedSelector((state) => state.params));
  const dispatch = useTypedDispatch();
  return params.map((param) => (
    <Field
      key={nameParam(param)}
      label={<code>{param.name}</code>}
      hint={
        param.in === 'path' ? undefined : (
          <Translate id="site.ApiConsole.in" values={{ place: param.in }}>
            {'in {place}'}
          </Translate>
        )
      }
      required={param.required}
      problem={problems[nameParam(param)]}
    >
      {(control) => (
        <Control
          param={param}
          control={control}
          // What is empty is not sent.
          change={(value) => dispatch(setParam({ ...param, value }))}
        />
      )}
    </Field>
  ));
}
