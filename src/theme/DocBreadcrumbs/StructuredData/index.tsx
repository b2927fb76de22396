// Change: search engines are told the area, too.
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type { ReactNode } from 'react';
import { useArea } from '../use-area';

export default function DocBreadcrumbsStructuredDataWrapper({ breadcrumbs }: Props): ReactNode {
  const area = useArea();
  const told = area ? [{ type: 'link' as const, ...area }, ...breadcrumbs] : breadcrumbs;
  return <StructuredData breadcrumbs={told} />;
}
