// Change: a page of an older version names the same page of the last version as its canonical address.
import Head from '@docusaurus/Head';
import { useDoc, useDocsVersion, useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import type { ReactNode } from 'react';

/** Path of this page in the last version; none for its own pages and for those it no longer has. */
function useLastPath(): string | undefined {
  const { id } = useDoc().metadata;
  const { isLast, pluginId } = useDocsVersion();
  const { docs } = useLatestVersion(pluginId);
  return isLast ? undefined : docs.find((doc) => doc.id === id)?.path;
}

function CanonicalHead({ path }: { path: string }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const address = siteConfig.url + path;
  // The site's own Head has set both to the page itself; of equal tags, the last one stays.
  return (
    <Head>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
    </Head>
  );
}

export default function DocItemMetadataWrapper(): ReactNode {
  const path = useLastPath();
  return (
    <>
      <DocItemMetadata />
      {path && <CanonicalHead path={path} />}
    </>
  );
}
