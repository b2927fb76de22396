import Translate from '@docusaurus/Translate';
import { useState, type SubmitEvent, type ReactNode } from 'react';
import Field, { TextInput } from '../../Field';
import { readUrl, type ReadUrl } from '../query/url';
import styles from './builder.later.module.css';

/** Takes a URL apart, as the other way into the builder. */
export default function Reader({ onRead }: { onRead: (url: ReadUrl) => void }): ReactNode {
  const [typed, setTyped] = useState('');
  const [outcome, setOutcome] = useState<'read' | 'wrong'>();
  const read = (event: SubmitEvent) => {
    event.preventDefault();
    const url = readUrl(typed);
    setOutcome(url ? 'read' : 'wrong');
    if (url) {
      onRead(url);
    }
  };
  const wrong = (
    <Translate id="site.QueryBuilder.read.wrong">
      A URL that begins with http:// or https://, or a path that begins with a slash
    </Translate>
  );
  return (
    <form className={styles.reader} onSubmit={read}>
      <Field
        label={<Translate id="site.QueryBuilder.read">Load a URL</Translate>}
        problem={outcome === 'wrong' ? wrong : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="url"
            value={typed}
            placeholder="/api/restaurants?sort=name"
            onChange={(next) => {
              setTyped(next);
              setOutcome(undefined);
            }}
          />
        )}
      </Field>
      <button type="submit" className={styles.button}>
        <Translate id="site.QueryBuilder.read.button">Read</Translate>
      </button>
      <span role="status" className={styles.spoken}>
        {outcome === 'read' && (
          <Translate id="site.QueryBuilder.read.done">The URL is read into endpoint and parameters.</Translate>
        )}
      </span>
    </form>
  );
}
