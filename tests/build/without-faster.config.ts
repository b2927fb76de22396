import type { Config } from '@docusaurus/types';
import { apiReferenceOptions } from '../../config/api-reference';
import { apiReference } from '../../plugins/content/api-reference/src';
import * as requests from '../../src/http/operation';
import site from '../fixtures/versions-site/docusaurus.config';

const [sample] = apiReferenceOptions.descriptions;

/**
 * A small site with webpack and Babel instead of the fast compilers. It has the real site's theme and plugins,
 * and the API reference with its sample, so all code is compiled. Its time does not depend on the number of pages.
 */
export default {
  ...site,
  plugins: [
    ...(site.plugins ?? []),
    ...(sample ? apiReference({ ...apiReferenceOptions, requests, descriptions: [sample] }) : []),
  ],
  future: {
    ...site.future,
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      siteStorageNamespacing: true,
      mdx1CompatDisabledByDefault: true,
      fasterByDefault: false,
    },
    faster: false,
  },
} satisfies Config;
