import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  /** The term in the text. */
  term: string;
  /** What it means, in a sentence or two. */
  children: ReactNode;
};

/**
 * A term whose explanation opens when it is pressed, by mouse, touch or keyboard; Escape or a press
 * elsewhere closes it. The browser does it all, so it works before and without the site's script; a
 * browser without popovers shows the explanation in the text.
 */
export default function Annotation({ term, children }: Props): ReactNode {
  const id = useId();
  return (
    <>
      <button type="button" className={styles.term} popoverTarget={id}>
        {term}
      </button>
      <span id={id} popover="auto" role="note" className={styles.explanation}>
        {children}
      </span>
    </>
  );
}
