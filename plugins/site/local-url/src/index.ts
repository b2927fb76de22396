import type { PluginModule } from '@docusaurus/types';

/** Addresses that lead a reader to their own machine. */
const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Warns at the end of a build whose pages name an address that only this machine has. */
export const warnOfLocalUrl: PluginModule = ({ siteConfig: { url } }) => ({
  name: 'local-url',
  // The writers' server never gets here.
  postBuild() {
    if (LOCAL.test(new URL(url).hostname)) {
      console.warn(
        `warning: canonical links, the sitemap and social cards name ${url}. ` +
          'Before you publish the site, set SITE_URL to its address and build again.',
      );
    }
    return Promise.resolve();
  },
});
