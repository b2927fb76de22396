import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import offers from '@generated/search/default/offers.json';
import type { ReactNode } from 'react';

/** Leads to the frequently asked questions of a site that has them. */
export default function FaqLink({ onLeave }: { onLeave?: (() => void) | undefined }): ReactNode {
  const { faqPath } = offers;
  return (
    faqPath !== undefined && (
      <p>
        <Translate
          id="site.Search.faq"
          values={{
            faq: (
              <Link key="faq" to={faqPath} data-search-item onClick={onLeave}>
                <Translate id="site.Search.faqLink">frequently asked questions</Translate>
              </Link>
            ),
          }}
        >
          {'Your question may be one of the {faq}.'}
        </Translate>
      </p>
    )
  );
}
