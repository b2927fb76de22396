// Wraps: asks whether the page was helpful, behind its dates and links.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { usePluginData } from '@docusaurus/useGlobalData';
import Footer from '@theme-init/DocItem/Footer';
import type { ReactNode } from 'react';
import Question from '../../../client/Question';
import type { FeedbackOptions } from '../../..';

export default function DocItemFooter(): ReactNode {
  const { permalink, version } = useDoc().metadata;
  const { url } = usePluginData('feedback') as FeedbackOptions;
  return (
    <>
      <Footer />
      {/* A page that follows starts with a question of its own. */}
      <Question key={permalink} page={permalink} version={version} url={url} />
    </>
  );
}
