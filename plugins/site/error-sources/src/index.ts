import type { PluginModule } from '@docusaurus/types';
import { explainSources } from './explain';
import { collectSources, type Sources } from './sources';
import { printBelow } from './print-below';

/** Names the source files of the pages whose addresses a build reports as faulty. */
export const errorSources: PluginModule = ({ baseUrl, siteConfig: { trailingSlash } }) => {
  let sources: Sources = new Map();
  // The writers' server loads its plugins anew with each change of the configuration, and would be
  // listened to several times; what is named here is found by builds alone.
  if (process.env.NODE_ENV === 'production') {
    printBelow(console, (text) => explainSources(text, sources));
  }
  return {
    name: 'error-sources',
    allContentLoaded({ allContent }) {
      sources = collectSources(allContent, { baseUrl, trailingSlash });
    },
  };
};
