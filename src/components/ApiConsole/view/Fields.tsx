import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { listSchemes } from '@site/src/http/operation/credentials';
import { listMediaTypes, readBody } from '@site/src/http/operation/media';
import Field, { Choice } from '../../Field';
import type { Problems } from '../request/find-problems';
import type { Console } from '../state/use-console';
import CredentialFields from './CredentialFields';
import FormBody from './FormBody';
import Group from './Group';
import HeaderFields from './HeaderFields';
import JsonBody from './JsonBody';
import ParameterFields from './ParameterFields';
import ServerFields from './ServerFields';

type Props = { console: Console; problems: Problems };

function BodyFields({ console, problems }: Props): ReactNode {
  const { item, values, change } = console;
  const { sent } = listMediaTypes(item);
  const schema: unknown = item.requestBody?.content[values.contentType]?.schema ?? {};
  return (
    <>
      {sent.length > 1 && (
        <Field label={<Translate id="site.ApiConsole.contentType">Sent as</Translate>}>
          {(control) => (
            <Choice
              {...control}
              value={values.contentType}
              options={sent.map((type) => [type] as const)}
              onChange={(contentType) => change({ contentType })}
            />
          )}
        </Field>
      )}
      {values.contentType.includes('json') ? (
        <JsonBody
          schema={schema}
          example={readBody(item) ?? ''}
          text={values.body}
          onChange={(body) => change({ body })}
        />
      ) : (
        <FormBody schema={schema as object} console={console} problems={problems} />
      )}
    </>
  );
}

/** Everything about the request that a reader can change. */
export default function Fields({ console, problems }: Props): ReactNode {
  const { item, values, change } = console;
  const hasServers = (item.servers ?? []).length > 1 || values.server?.variables !== undefined;
  return (
    <>
      {hasServers && (
        <Group title={<Translate id="site.ApiConsole.group.server">Server</Translate>}>
          <ServerFields console={console} />
        </Group>
      )}
      {listSchemes(item).length > 0 && (
        <Group title={<Translate id="site.ApiConsole.group.credentials">Authorization</Translate>}>
          <CredentialFields console={console} />
        </Group>
      )}
      {(item.parameters ?? []).length > 0 && (
        <Group title={<Translate id="site.ApiConsole.group.parameters">Parameters</Translate>}>
          <ParameterFields console={console} problems={problems} />
        </Group>
      )}
      {item.requestBody && (
        <Group title={<Translate id="site.ApiConsole.group.body">Request body</Translate>}>
          <BodyFields console={console} problems={problems} />
        </Group>
      )}
      <Group title={<Translate id="site.ApiConsole.group.headers">Headers</Translate>}>
        <HeaderFields headers={values.headers} onChange={(headers) => change({ headers })} />
      </Group>
    </>
  );
}
