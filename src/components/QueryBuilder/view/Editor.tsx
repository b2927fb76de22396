import Translate from '@docusaurus/Translate';
import { useId, useRef, type ReactNode } from 'react';
import { findHints } from '../query/hints';
import type { Problem } from '../query/parse-text';
import type { Params } from '../query/values';
import styles from './builder.later.module.css';
import Hints from './Hints';
import ProblemPlace from './ProblemPlace';
import { useSettled } from './use-settled';

type Props = { text: string; problem: Problem | undefined; params: Params; onChange: (text: string) => void };

/** The text of the parameters, and below it what is wrong with it and where. */
export default function Editor({ text, problem, params, onChange }: Props): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const lines = text.split('\n');
  const shown = useSettled(problem);
  const goTo = (line: number, column: number) => {
    const offset = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1;
    field.current?.focus();
    field.current?.setSelectionRange(offset, offset + 1);
  };
  return (
    <div className={styles.editor}>
      <label htmlFor={id}>
        <Translate id="site.QueryBuilder.parameters">Parameters, as a JavaScript object</Translate>
      </label>
      <textarea
        ref={field}
        id={id}
        value={text}
        rows={Math.min(Math.max(lines.length, 8), 28)}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        aria-invalid={shown !== undefined}
        aria-describedby={`${id}-notes`}
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={`${id}-notes`} aria-live="polite">
        {shown && shown === problem ? (
          <ProblemPlace problem={shown} lines={lines} onGoTo={goTo} />
        ) : (
          <Hints hints={problem ? [] : findHints(params)} />
        )}
      </div>
    </div>
  );
}
