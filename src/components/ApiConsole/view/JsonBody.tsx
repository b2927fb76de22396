import Translate from '@docusaurus/Translate';
import { setStringRawBody } from '@theme/ApiExplorer/Body/slice';
import { useTypedDispatch, useTypedSelector } from '@theme/ApiItem/hooks';
import { useId, type ReactNode } from 'react';
import { checkJson } from '../request/check';
import styles from '../styles.module.css';

type Props = {
  schema: unknown;
  /** What the body is at the beginning. */
  example: string;
};

/** How many problems are told at once: the first ones are mended first. */
const MOST_PROBLEMS = 5;

/** The body as text. What breaks its schema is said while it is written. */
export default function JsonBody({ schema, example }: Props): ReactNode {
  const id = useId();
  const body = useTypedSelector((state) => state.body);
  const dispatch = useTypedDispatch();
  const text = body.type === 'raw' && body.content?.type === 'string' ? (body.content.value ?? '') : '';
  const problems = checkJson(text, schema).slice(0, MOST_PROBLEMS);
  const change = (value: string) => dispatch(setStringRawBody(value));
  return (
    <div className={styles.field}>
      <div className={styles.labelLine}>
        <label htmlFor={id}>
          <Translate id="site.ApiConsole.body">Body</Translate>
        </label>
        <a className={styles.hint} href="#request-body">
          <Translate id="site.ApiConsole.fields">its fields</Translate>
        </a>
        {text !== example && (
          <button type="button" className={styles.plain} onClick={() => change(example)}>
            <Translate id="site.ApiConsole.reset">Back to the example</Translate>
          </button>
        )}
      </div>
      <textarea
        id={id}
        className={styles.editor}
        spellCheck={false}
        autoComplete="off"
        rows={Math.min(16, Math.max(4, text.split('\n').length))}
        value={text}
        aria-invalid={problems.length > 0}
        aria-describedby={`${id}-note`}
        onChange={(event) => change(event.target.value)}
      />
      <div id={`${id}-note`} role="status">
        {problems.length > 0 && (
          <ul className={styles.problems}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
