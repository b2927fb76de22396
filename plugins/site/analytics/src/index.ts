import { resolve } from 'node:path';
import tagManager from '@docusaurus/plugin-google-tag-manager';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { parkTags } from './park-tags';

const CLIENT = resolve(__dirname, 'client');

export type Options = {
  /** Container of the tag manager, e.g. `GTM-ABC1234`. */
  containerId: string;
};

/**
 * Adds the tag manager to the production build, asleep until the reader agrees; in development there is none.
 *
 * @returns what Docusaurus takes for a plugin
 */
export function analytics({ containerId }: Options): (context: LoadContext) => Plugin {
  return (context) => {
    const stock = tagManager(context, { containerId });
    return {
      name: 'analytics',
      // Where strings of the interface are looked for.
      getPathsToWatch: () => [`${CLIENT}/**/*.tsx`],
      ...(stock && {
        injectHtmlTags: (args) => parkTags(stock.injectHtmlTags?.(args) ?? {}),
        getClientModules: () => [CLIENT],
      }),
    };
  };
}
