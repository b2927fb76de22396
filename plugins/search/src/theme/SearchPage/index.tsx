import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import PageContent from '../../client/page/PageContent';

/** The search on a page of its own. */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <PageContent />
    </Layout>
  );
}
