import Translate from '@docusaurus/Translate';
import { useId, type ReactNode } from 'react';
import styles from '../styles.module.css';

/** What ties a control to its label and to what is said of it. */
export type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean };

type Props = {
  label: ReactNode;
  /** What the value should be, in a few words. */
  hint?: ReactNode;
  /** What is wrong with it. */
  problem?: string | undefined;
  required?: boolean | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** A control under its label, with what is wrong below. */
export default function Field({ label, hint, problem, required, children }: Props): ReactNode {
  const id = useId();
  const note = `${id}-note`;
  return (
    <div className={styles.field}>
      <div className={styles.labelLine}>
        <label htmlFor={id}>{label}</label>
        {required && (
          <span className={styles.hint}>
            <Translate id="site.ApiConsole.required">required</Translate>
          </span>
        )}
        {hint && <span className={styles.hint}>{hint}</span>}
      </div>
      {children({ id, ...(problem && { 'aria-describedby': note, 'aria-invalid': true }) })}
      {problem && (
        <p id={note} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
