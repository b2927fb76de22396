import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import Field from '../../Field';
import { checkJson } from '../request/check';
import styles from '../styles.module.css';

type Props = {
  schema: unknown;
  /** The body of the description. */
  example: string;
  text: string;
  onChange: (text: string) => void;
};

/** How many problems are listed: the first ones are fixed first. */
const MOST_PROBLEMS = 5;

function Problems({ problems }: { problems: string[] }): ReactNode {
  return (
    <ul className={styles.problems}>
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  );
}

/** The body as text. What breaks its schema is listed while a reader writes. */
export default function JsonBody({ schema, example, text, onChange }: Props): ReactNode {
  const problems = checkJson(text, schema).slice(0, MOST_PROBLEMS);
  const hint = (
    <>
      <a href="#request-body">
        <Translate id="site.ApiConsole.fields">its fields</Translate>
      </a>{' '}
      {text !== example && (
        <button type="button" className={styles.plain} onClick={() => onChange(example)}>
          <Translate id="site.ApiConsole.reset">Back to the example</Translate>
        </button>
      )}
    </>
  );
  return (
    <Field
      label={<Translate id="site.ApiConsole.body">Body</Translate>}
      hint={hint}
      problem={problems.length > 0 && <Problems problems={problems} />}
    >
      {(control) => (
        <textarea
          {...control}
          className={styles.editor}
          spellCheck={false}
          autoComplete="off"
          rows={Math.min(16, Math.max(4, text.split('\n').length))}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
