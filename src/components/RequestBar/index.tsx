import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import Method from '../Method';
import styles from './styles.module.css';

type Props = {
  method: string;
  url: string;
  /** Buttons that send or change the request. */
  buttons: ReactNode;
  /** What follows the buttons: the outcome, the fields of the request. */
  children: ReactNode;
};

/** A request in one line, with its buttons. */
export default function RequestBar({ method, url, buttons, children }: Props): ReactNode {
  return (
    <div className={styles.bar}>
      <div className={styles.line}>
        <Method name={method} />
        <code className={styles.url}>{url}</code>
      </div>
      <div className={styles.buttons}>{buttons}</div>
      {children}
    </div>
  );
}

type ButtonProps = ComponentProps<'button'> & { isPrimary?: boolean };

/** A button of the bar; a primary one sends. */
export function RequestButton({ isPrimary = false, type = 'button', ...props }: ButtonProps): ReactNode {
  return <button {...props} type={type} className={clsx(styles.button, isPrimary && styles.primary)} />;
}
