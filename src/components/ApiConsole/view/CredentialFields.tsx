import Translate from '@docusaurus/Translate';
import { setAuthData } from '@theme/ApiExplorer/Authorization/slice';
import { getAuthDataKeys } from '@theme/ApiExplorer/Authorization/auth-types';
import { useTypedDispatch, useTypedSelector } from '@theme/ApiItem/hooks';
import type { ReactNode } from 'react';
import { readOrigin } from '../state/credentials';
import Field from './Field';

/** Token, or name and password; kept until the browser's tab is closed, and sent to one origin only. */
export default function CredentialFields(): ReactNode {
  const { data, options, selected } = useTypedSelector((state) => state.auth);
  const origin = useTypedSelector(({ server }) => readOrigin(server.value, window.location.href));
  const dispatch = useTypedDispatch();
  const schemes = options[selected ?? ''] ?? [];
  return schemes.flatMap((scheme) =>
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
          <input
            {...control}
            type={key === 'username' ? 'text' : 'password'}
            autoComplete="off"
            spellCheck={false}
            value={data[scheme.key]?.[key] ?? ''}
            onChange={({ target: { value } }) =>
              // Without a value the theme takes the credential from what it keeps.
              dispatch(setAuthData({ scheme: scheme.key, key, ...(value && { value: value.trim() }) }))
            }
          />
        )}
      </Field>
    )),
  );
}
