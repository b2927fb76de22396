import Translate from '@docusaurus/Translate';
import { setContentType } from '@theme/ApiExplorer/ContentType/slice';
import { useTypedDispatch, useTypedSelector } from '@theme/ApiItem/hooks';
import { readBody } from '@theme/ApiRequests';
import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';
import type { ReactNode } from 'react';
import type { Header } from '../request/build-request';
import Choice from './Choice';
import CredentialFields from './CredentialFields';
import Field from './Field';
import FormBody from './FormBody';
import Group from './Group';
import HeaderFields from './HeaderFields';
import JsonBody from './JsonBody';
import ParamFields from './ParamFields';
import ServerFields from './ServerFields';

type Props = {
  item: ApiItem;
  headers: Header[];
  changeHeaders: (headers: Header[]) => void;
  /** What is wrong with parameters and with fields of a form, by name. */
  problems: Record<string, string>;
};

function BodyFields({ item, problems }: Pick<Props, 'item' | 'problems'>): ReactNode {
  const { value: type, options } = useTypedSelector((state) => state.contentType);
  const dispatch = useTypedDispatch();
  const media = item.requestBody?.content[type];
  return (
    <>
      {options.length > 1 && (
        <Field label={<Translate id="site.ApiConsole.contentType">Sent as</Translate>}>
          {(control) => (
            <Choice
              {...control}
              value={type}
              options={options.map((value) => ({ value }))}
              onChange={(value) => dispatch(setContentType(value))}
            />
          )}
        </Field>
      )}
      {type.includes('json') ? (
        <JsonBody schema={media?.schema ?? {}} example={readBody(item) ?? ''} />
      ) : (
        <FormBody schema={(media?.schema ?? {}) as never} problems={problems} />
      )}
    </>
  );
}

/** Everything about the request that a reader can change. */
export default function Fields({ item, headers, changeHeaders, problems }: Props): ReactNode {
  const hasServers = useTypedSelector(
    ({ server: { options, value } }) => options.length > 1 || Boolean(value?.variables),
  );
  const hasCredentials = useTypedSelector(({ auth: { selected } }) => selected !== undefined);
  return (
    <>
      {hasServers && (
        <Group title={<Translate id="site.ApiConsole.group.server">Server</Translate>}>
          <ServerFields />
        </Group>
      )}
      {hasCredentials && (
        <Group title={<Translate id="site.ApiConsole.group.credentials">Authorization</Translate>}>
          <CredentialFields />
        </Group>
      )}
      {(item.parameters ?? []).length > 0 && (
        <Group title={<Translate id="site.ApiConsole.group.parameters">Parameters</Translate>}>
          <ParamFields problems={problems} />
        </Group>
      )}
      {item.requestBody && (
        <Group title={<Translate id="site.ApiConsole.group.body">Request body</Translate>}>
          <BodyFields item={item} problems={problems} />
        </Group>
      )}
      <Group title={<Translate id="site.ApiConsole.group.headers">Headers</Translate>}>
        <HeaderFields headers={headers} change={changeHeaders} />
      </Group>
    </>
  );
}
