// Change: replaces the stock content, so that the nearest pages and a search stand in the main landmark.
import { PageMetadata } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import PageSuggestions from '@site/src/components/PageSuggestions';
import styles from './styles.module.css';

export default function NotFoundContent({ className }: Props): ReactNode {
  // Within the docs this content stands alone, without the page that would name the tab.
  const title = translate({ id: 'theme.NotFound.title', message: 'Page Not Found' });
  return (
    <main className={clsx(styles.main, className)}>
      <PageMetadata title={title} />
      <h1>{title}</h1>
      <p className={styles.lead}>
        <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
      </p>
      <PageSuggestions />
    </main>
  );
}
