import { useId, type ReactNode } from 'react';
import styles from '../styles.module.css';

/** What ties an input to the label and the problem of its field. */
export type FieldAttributes = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined };

type Props = {
  label: ReactNode;
  /** What is wrong with the value. */
  problem?: ReactNode;
  children: (attributes: FieldAttributes) => ReactNode;
};

/** A labelled field, with a line below it when its value is wrong. */
export default function Field({ label, problem, children }: Props): ReactNode {
  const id = useId();
  const isWrong = problem !== undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': isWrong, 'aria-describedby': isWrong ? `${id}-problem` : undefined })}
      <div id={`${id}-problem`} aria-live="polite" className={styles.problem}>
        {problem}
      </div>
    </div>
  );
}
