import { resolve } from 'node:path';
import type { PluginModule } from '@docusaurus/types';

/** Lets readers enlarge the pictures of a page, by mouse, touch and keyboard. */
export const imageZoom: PluginModule = () => ({
  name: 'image-zoom',
  getClientModules: () => [resolve(__dirname, 'client')],
});
