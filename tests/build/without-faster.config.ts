import config from '../../docusaurus.config';

/** The site with webpack, Babel and Terser in place of the fast compilers. */
export default { ...config, future: { ...config.future, v4: { ...v4Flags(), fasterByDefault: false }, faster: false } };

function v4Flags() {
  return {
    removeLegacyPostBuildHeadAttribute: true,
    useCssCascadeLayers: true,
    siteStorageNamespacing: true,
    mdx1CompatDisabledByDefault: true,
  };
}
