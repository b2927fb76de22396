// Change: replaces the stock content, so that the nearest pages and a search stand in the main landmark.
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import PageSuggestions from '@site/src/components/PageSuggestions';
import styles from './styles.module.css';

export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <main className={clsx(styles.main, className)}>
      <h1>
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </h1>
      <p className={styles.lead}>
        <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
      </p>
      <PageSuggestions />
    </main>
  );
}
