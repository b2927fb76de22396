import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Site } from './site';

/**
 * The bar above the navbar. A new `id` shows it again to readers who dismissed the last one.
 * Its content is HTML that the router does not see, so the link carries the base URL itself.
 */
export function createAnnouncement(
  site: Site,
  productVersion: string,
): NonNullable<UserThemeConfig['announcementBar']> {
  return {
    id: `version-${productVersion}`,
    content: `These pages describe Strapi ${productVersion}. <a href="${site.baseUrl}status">See what is covered</a>`,
    isCloseable: true,
  };
}
