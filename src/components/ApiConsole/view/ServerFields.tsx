import Translate from '@docusaurus/Translate';
import { setServer, setServerVariable } from '@theme/ApiExplorer/Server/slice';
import { useTypedDispatch, useTypedSelector } from '@theme/ApiItem/hooks';
import type { ReactNode } from 'react';
import Choice from './Choice';
import Field from './Field';

/** The servers that an operation can be sent to, and the variables of their addresses. */
export default function ServerFields(): ReactNode {
  const { value: server, options } = useTypedSelector((state) => state.server);
  const dispatch = useTypedDispatch();
  const choose = (url: string) => dispatch(setServer(JSON.stringify({ url })));
  return (
    <>
      {options.length > 1 && (
        <Field label={<Translate id="site.ApiConsole.server">Server</Translate>} hint={server?.description}>
          {(control) => (
            <Choice
              {...control}
              value={server?.url ?? ''}
              options={options.map(({ url }) => ({ value: url }))}
              onChange={choose}
            />
          )}
        </Field>
      )}
      {Object.entries(server?.variables ?? {}).map(([key, { enum: values, default: value, description }]) => {
        const change = (next: string) => dispatch(setServerVariable(JSON.stringify({ key, value: next })));
        return (
          <Field key={key} label={<code>{key}</code>} hint={description}>
            {(control) =>
              values ? (
                <Choice
                  {...control}
                  value={value}
                  options={values.map((name) => ({ value: name }))}
                  onChange={change}
                />
              ) : (
                <input {...control} type="text" value={value} onChange={(event) => change(event.target.value)} />
              )
            }
          </Field>
        );
      })}
    </>
  );
}
