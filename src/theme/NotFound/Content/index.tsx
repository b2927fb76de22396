// Change: replaces the stock content, so that the nearest pages and a search stand in the main landmark.
import { PageMetadata } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/NotFound/Content';
import type { ReactNode } from 'react';
import PageSuggestions from '@site/src/components/PageSuggestions';
import PlainPage from '@site/src/components/PlainPage';

export default function NotFoundContent({ className }: Props): ReactNode {
  const title = translate({ id: 'theme.NotFound.title', message: 'Page Not Found' });
  const lead = <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>;
  return (
    <>
      {/* Within the docs this content stands alone, without the page that would name the tab. */}
      <PageMetadata title={title} />
      <PlainPage title={title} lead={lead} {...(className && { className })}>
        <PageSuggestions />
      </PlainPage>
    </>
  );
}
