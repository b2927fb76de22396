import type { Footer } from '@docusaurus/theme-common';
import type { Area } from './areas';
import type { Site } from './site';

const INDEPENDENCE =
  'Independent documentation, written and published by its own authors. Not affiliated with or endorsed by Strapi, Inc. ' +
  'Strapi is a trademark of its owner.';

/** Asks again what the reader answered before; plugins/site/analytics listens for it. */
const PRIVACY_CHOICES =
  '<button type="button" class="footer__link-item clean-btn" data-privacy-choices>Privacy choices</button>';

/** The footer's three link groups and the independence note. */
export function createFooter(site: Site, areas: Area[]): Partial<Footer> {
  return {
    links: [
      {
        title: 'Docs',
        items: [
          { label: 'All documentation', to: '/' },
          ...areas.map(({ label, start }) => ({ label, to: start })),
          { label: 'API reference', to: '/openapi' },
          { label: 'FAQ', to: '/dev-docs/faq' },
        ],
      },
      {
        title: 'Community',
        items: [
          { label: 'Forum', href: 'https://forum.strapi.io' },
          { label: 'Discord', href: 'https://discord.strapi.io' },
          { label: 'Strapi on GitHub', href: 'https://github.com/strapi/strapi' },
        ],
      },
      {
        title: 'More',
        items: [
          { label: 'Home page', to: '/home/Home' },
          { label: 'Documentation status', to: '/status' },
          { label: 'Collected usage information', to: '/dev-docs/usage-information' },
          { label: 'Source', href: site.sourceUrl },
          ...(site.tagManagerId ? [{ html: PRIVACY_CHOICES }] : []),
        ],
      },
    ],
    copyright: INDEPENDENCE,
  };
}
