import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { SearchSettings } from '../settings';
import { getPageUrl, type Shown } from '../ui/page-url';

type Props = { shown: Shown; pages: number; settings: SearchSettings };

/** Leads to the pages of results before and after this one. */
export default function Pages({ shown, pages, settings }: Props): ReactNode {
  const { page } = shown;
  return (
    <nav className="pagination-nav" aria-label={translate({ id: 'site.Search.pages', message: 'Pages of results' })}>
      {page > 1 && (
        <Link
          className="pagination-nav__link pagination-nav__link--prev"
          to={getPageUrl(settings, { ...shown, page: page - 1 })}
        >
          <span className="pagination-nav__label">
            <Translate id="site.Search.previous">Better results</Translate>
          </span>
        </Link>
      )}
      {page < pages && (
        <Link
          className="pagination-nav__link pagination-nav__link--next"
          to={getPageUrl(settings, { ...shown, page: page + 1 })}
        >
          <span className="pagination-nav__label">
            <Translate id="site.Search.next">More results</Translate>
          </span>
        </Link>
      )}
    </nav>
  );
}
