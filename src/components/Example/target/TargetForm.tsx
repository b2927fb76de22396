import Translate from '@docusaurus/Translate';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import Field, { TextInput } from '@site/src/components/Field';
import { RequestButton } from '@site/src/components/RequestBar';
import { DEFAULT_SERVER } from '@site/src/http/default-server';
import styles from '../styles.module.css';
import { NO_TARGET, readServer, readToken, type Target } from './target';

type Props = {
  target: Target;
  onChange: (target: Target) => void;
  onClose: () => void;
};

/** Asks for the server and the token that examples are shown with. */
export default function TargetForm({ target, onChange, onClose }: Props): ReactNode {
  const [typed, setTyped] = useState(target);
  const server = readServer(typed.server);
  const token = readToken(typed.token);
  const save = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (server !== undefined && token !== undefined) {
      onChange({ server, token });
      onClose();
    }
  };
  return (
    <form className={styles.target} onSubmit={save} data-search-ignore>
      <Field
        label={<Translate id="site.Example.server">Base URL</Translate>}
        problem={
          server === undefined && (
            <Translate id="site.Example.wrongServer" values={{ url: DEFAULT_SERVER }}>
              {'Enter an http or https address without a query, such as {url}.'}
            </Translate>
          )
        }
      >
        {(control) => (
          <TextInput
            {...control}
            value={typed.server}
            placeholder={DEFAULT_SERVER}
            onChange={(value) => setTyped({ ...typed, server: value })}
          />
        )}
      </Field>
      <Field
        label={<Translate id="site.Example.token">API token</Translate>}
        problem={
          token === undefined && (
            <Translate id="site.Example.wrongToken">Enter a token without spaces or quotes.</Translate>
          )
        }
      >
        {(control) => (
          <TextInput {...control} value={typed.token} onChange={(value) => setTyped({ ...typed, token: value })} />
        )}
      </Field>
      <p>
        <Translate id="site.Example.targetHelp">
          All examples on this site are shown and copied with these values. They are kept in this browser and sent
          nowhere.
        </Translate>
      </p>
      <div className={styles.targetButtons}>
        <RequestButton type="submit" isPrimary>
          <Translate id="site.Example.useTarget">Use in examples</Translate>
        </RequestButton>
        <RequestButton
          onClick={() => {
            onChange(NO_TARGET);
            onClose();
          }}
        >
          <Translate id="site.Example.forgetTarget">Forget</Translate>
        </RequestButton>
      </div>
    </form>
  );
}
