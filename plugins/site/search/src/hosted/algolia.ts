import type { ThemeConfig, ThemeConfigAlgolia } from '@docusaurus/theme-search-algolia';
import type { DocusaurusConfig } from '@docusaurus/types';

/**
 * The hosted search as `themeConfig.algolia` has it. The theme checks it and fills in defaults while plugins are
 * created; read it in the hooks of a plugin.
 *
 * @returns `undefined` on a site that has none, where the theme isn't loaded
 */
export function readAlgolia({ themeConfig }: Pick<DocusaurusConfig, 'themeConfig'>): ThemeConfigAlgolia | undefined {
  return (themeConfig as Partial<ThemeConfig>).algolia;
}
