import Translate from '@docusaurus/Translate';
import { getAuthDataKeys } from '@theme/ApiExplorer/Authorization/auth-types';
import type { ReactNode } from 'react';
import { listSchemes } from '@site/src/http/operation/credentials';
import Field, { TextInput } from '../../Field';
import type { Console } from '../state/use-console';

/** Token, or name and password; kept until the browser's tab is closed, and sent to one origin only. */
export default function CredentialFields({
  console: { item, values, origin, setCredential },
}: {
  console: Console;
}): ReactNode {
  return listSchemes(item).flatMap((scheme) =>
    getAuthDataKeys(scheme as never).map((key: string) => (
      <Field
        key={`${scheme.key} ${key}`}
        label={key === 'token' ? <Translate id="site.ApiConsole.token">Bearer token</Translate> : <code>{key}</code>}
        hint={
          <Translate id="site.ApiConsole.kept" values={{ origin }}>
            {'for {origin} only, kept until you close this tab'}
          </Translate>
        }
      >
        {(control) => (
          <TextInput
            {...control}
            type={key === 'username' ? 'text' : 'password'}
            value={values.credentials[scheme.key]?.[key] ?? ''}
            onChange={(value) => setCredential(scheme.key, key, value.trim())}
          />
        )}
      </Field>
    )),
  );
}
