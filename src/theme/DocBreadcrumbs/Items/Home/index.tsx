// Change: the area follows the home page.
import Link from '@docusaurus/Link';
import Home from '@theme-original/DocBreadcrumbs/Items/Home';
import type { ReactNode } from 'react';
import { useArea } from '../../use-area';

export default function HomeBreadcrumbItemWrapper(): ReactNode {
  const area = useArea();
  return (
    <>
      <Home />
      {area && (
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" href={area.href}>
            {area.label}
          </Link>
        </li>
      )}
    </>
  );
}
