import { join } from 'node:path';
import type { PluginModule } from '@docusaurus/types';

export type FeedbackOptions = {
  /** Receives each answer as a `POST` request; `undefined`: no request is sent, and readers are asked once the plugin `analytics` runs. */
  url: string | undefined;
};

/** Asks at the end of each page whether it was helpful. */
export function feedback(options: FeedbackOptions): PluginModule {
  return () => ({
    name: 'feedback',
    getThemePath: () => join(__dirname, 'theme'),
    // Where strings of the interface are looked for.
    getPathsToWatch: () => [`${join(__dirname, 'client')}/**/*.tsx`],
    contentLoaded: ({ actions }) => actions.setGlobalData(options),
  });
}
