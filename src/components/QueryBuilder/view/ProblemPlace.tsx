import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Problem } from '../query/parse-text';
import styles from './builder.later.module.css';
import TooLarge from './TooLarge';

type Props = { problem: Problem; lines: string[]; onGoTo: (line: number, column: number) => void };

function Reason({ problem }: { problem: Extract<Problem, { line: number }> }): ReactNode {
  if (problem.kind === 'end') {
    return (
      <Translate id="site.QueryBuilder.problem.end">The text ends before the object does: a bracket is open.</Translate>
    );
  }
  return (
    <Translate id="site.QueryBuilder.problem.character" values={{ character: <code>{problem.character}</code> }}>
      {'{character} can’t stand here. The text holds values alone: no variables, calls or functions.'}
    </Translate>
  );
}

/** What keeps the text from being read, the line where it is, and a caret below the place. */
export default function ProblemPlace({ problem, lines, onGoTo }: Props): ReactNode {
  if (!('line' in problem)) {
    return (
      <p className={styles.error}>
        {problem.kind === 'no-object' ? (
          <Translate id="site.QueryBuilder.problem.noObject">
            The parameters are an object: they begin with a brace and end with one.
          </Translate>
        ) : (
          <TooLarge excess={problem} />
        )}
      </p>
    );
  }
  const { line, column } = problem;
  return (
    <div className={styles.error}>
      <p>
        <button type="button" className={styles.place} onClick={() => onGoTo(line, column)}>
          <Translate id="site.QueryBuilder.problem.place" values={{ line, column }}>
            {'Line {line}, column {column}'}
          </Translate>
        </button>{' '}
        <Reason problem={problem} />
      </p>
      <pre aria-hidden="true" className={styles.marked}>
        {`${lines[line - 1] ?? ''}\n${' '.repeat(Math.max(column - 1, 0))}^`}
      </pre>
    </div>
  );
}
