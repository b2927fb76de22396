import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import Field, { Choice, TextInput } from '../../Field';
import type { Console } from '../state/use-console';

/** The servers that an operation can be sent to, and the variables of their URLs. */
export default function ServerFields({ console: { item, values, setServer } }: { console: Console }): ReactNode {
  const { servers = [] } = item;
  const { server } = values;
  const choose = (url: string) => {
    const chosen = servers.find((option) => option.url === url);
    if (chosen) {
      setServer(chosen);
    }
  };
  return (
    <>
      {servers.length > 1 && (
        <Field label={<Translate id="site.ApiConsole.server">Server</Translate>} hint={server?.description}>
          {(control) => (
            <Choice
              {...control}
              value={server?.url ?? ''}
              options={servers.map(({ url }) => [url] as const)}
              onChange={choose}
            />
          )}
        </Field>
      )}
      {Object.entries(server?.variables ?? {}).map(([name, variable]) => {
        const change = (value: string) => {
          if (server) {
            setServer({ ...server, variables: { ...server.variables, [name]: { ...variable, default: value } } });
          }
        };
        return (
          <Field key={name} label={<code>{name}</code>} hint={variable.description}>
            {(control) =>
              variable.enum ? (
                <Choice
                  {...control}
                  value={variable.default}
                  options={variable.enum.map((value) => [value] as const)}
                  onChange={change}
                />
              ) : (
                <TextInput {...control} value={variable.default} onChange={change} />
              )
            }
          </Field>
        );
      })}
    </>
  );
}
