import type { PluginModule } from '@docusaurus/types';
import type { EntryPointsData } from './types';

/** Writes the entry points for pages that are components: `@generated/entry-points/default/entry-points.json`. */
export function entryPointsData(data: EntryPointsData): PluginModule {
  return () => ({
    name: 'entry-points',
    async contentLoaded({ actions }) {
      await actions.createData('entry-points.json', data);
    },
  });
}
