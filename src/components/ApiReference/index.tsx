import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import Method from '../Method';
import styles from './styles.module.css';

export { default as Console } from './Console';
export { Method };

type Part = { children: ReactNode };

/** A page about an operation: what there is to read, and the console beside it or in between. */
export function Operation({ children }: Part): ReactNode {
  return <div className={styles.operation}>{children}</div>;
}

/** A part of what there is to read about an operation: before the console, or behind it. */
export function Reading({ children }: Part): ReactNode {
  return <div className={styles.reading}>{children}</div>;
}

/** Method and path of an operation, and the way to its console where that stands below. */
export function Endpoint({ method, path }: { method: string; path: string }): ReactNode {
  return (
    <div className={styles.endpoint}>
      <Method name={method} />
      <code className={styles.path}>{path}</code>
      <a className={styles.jump} href="#console" data-search-ignore>
        <Translate id="site.ApiReference.jump">Try it</Translate>
      </a>
    </div>
  );
}
