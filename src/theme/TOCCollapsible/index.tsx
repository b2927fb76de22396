// Change: replaces the button by a native disclosure, which opens before scripts run and without them.
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function TOCCollapsible({ className, ...items }: Props): ReactNode {
  return (
    <details className={clsx(styles.contents, className)}>
      <summary className={styles.button}>
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component"
        >
          On this page
        </Translate>
      </summary>
      <TOCItems {...items} />
    </details>
  );
}
