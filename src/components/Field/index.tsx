import Translate from '@docusaurus/Translate';
import { useId, type ReactNode } from 'react';
import type { ControlProps } from './controls';
import styles from './styles.module.css';

export { Choice, TextInput, type ControlProps } from './controls';

type Props = {
  label: ReactNode;
  /** What the value should be, in a few words. */
  hint?: ReactNode;
  /** What is wrong with the value. */
  problem?: ReactNode;
  required?: boolean | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** A control with its label, and a line below it when its value is wrong. */
export default function Field({ label, hint, problem, required, children }: Props): ReactNode {
  const id = useId();
  const note = `${id}-problem`;
  const isWrong = Boolean(problem);
  return (
    <div className={styles.field}>
      <div className={styles.labelLine}>
        <label htmlFor={id}>{label}</label>
        {required && (
          <span className={styles.hint}>
            <Translate id="site.Field.required">required</Translate>
          </span>
        )}
        {hint && <span className={styles.hint}>{hint}</span>}
      </div>
      {children({ id, 'aria-invalid': isWrong, ...(isWrong && { 'aria-describedby': note }) })}
      <div id={note} role="status" className={styles.problem}>
        {problem}
      </div>
    </div>
  );
}
