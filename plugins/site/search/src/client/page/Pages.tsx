import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { getPageUrl, type Shown } from '../ui/page-url';

type Props = { shown: Shown; pages: number };

/** Leads to the pages of results before and after this one. */
export default function Pages({ shown, pages }: Props): ReactNode {
  const { page } = shown;
  const { pathname } = useLocation();
  return (
    <nav className="pagination-nav" aria-label={translate({ id: 'site.Search.pages', message: 'Pages of results' })}>
      {page > 1 && (
        <Link
          className="pagination-nav__link pagination-nav__link--prev"
          to={getPageUrl(pathname, { ...shown, page: page - 1 })}
        >
          <span className="pagination-nav__label">
            <Translate id="site.Search.previous">Better results</Translate>
          </span>
        </Link>
      )}
      {page < pages && (
        <Link
          className="pagination-nav__link pagination-nav__link--next"
          to={getPageUrl(pathname, { ...shown, page: page + 1 })}
        >
          <span className="pagination-nav__label">
            <Translate id="site.Search.next">More results</Translate>
          </span>
        </Link>
      )}
    </nav>
  );
}
