import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  version: string;
  isProgram: boolean;
  hasResult: boolean;
  /** Why the example is not checked. */
  unverified?: string | undefined;
};

/** Says whether a machine has checked the example, and when pressed, what was checked. */
export default function Mark({ version, isProgram, hasResult, unverified }: Props): ReactNode {
  if (unverified) {
    return (
      <p className={styles.mark} data-search-ignore>
        <Translate id="site.Example.notChecked" values={{ reason: unverified }}>
          {'Not checked: {reason}'}
        </Translate>
      </p>
    );
  }
  return (
    <details className={styles.mark} data-search-ignore>
      <summary>
        <Translate id="site.Example.checked" values={{ version }}>
          {'Checked against {version}'}
        </Translate>
      </summary>
      <p>
        {isProgram && !hasResult ? (
          <Translate id="site.Example.checkedRun" values={{ version }}>
            {'This code was run inside Strapi {version} on the sample data, without an error.'}
          </Translate>
        ) : isProgram ? (
          <Translate id="site.Example.checkedProgram" values={{ version }}>
            {
              'This code was run inside Strapi {version} on the sample data, and its result was compared with the one shown here.'
            }
          </Translate>
        ) : (
          <Translate id="site.Example.checkedRequest" values={{ version }}>
            {
              'This request was sent to Strapi {version} running on the sample data, and the status and body of its response were compared with those shown here.'
            }
          </Translate>
        )}
      </p>
    </details>
  );
}
