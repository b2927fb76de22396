// Change: shows the results of the search plugin, whether its own index answers or a hosted one.
import Layout from '@theme/Layout';
import SearchContent from '@theme/SearchContent';
import type { ReactNode } from 'react';

export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <SearchContent />
    </Layout>
  );
}
