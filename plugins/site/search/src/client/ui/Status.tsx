import { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';
import styles from './hidden.later.module.css';
import type { Search } from './use-search';

/** Tells those who can't see it what came of a search. */
export default function Status({ search: { status, text, answer } }: { search: Search }): ReactNode {
  const { selectMessage } = usePluralForm();
  const message = translate(
    { id: 'site.Search.found', message: 'One page found|{count} pages found' },
    { count: answer.total },
  );
  return (
    <p role="status" className={styles.hidden}>
      {status === 'done' && text && selectMessage(answer.total, message)}
    </p>
  );
}
