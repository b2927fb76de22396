import type { Navbar, NavbarItem } from '@docusaurus/theme-common';
import type { Area, SubArea } from './areas';
import type { Site } from './site';

/** The bar at the top of every page: areas on the left, switches and the source on the right. */
export function createNavbar(site: Site, areas: Area[], subAreas: SubArea[]): Partial<Navbar> {
  const areaLinks: NavbarItem[] = areas.map(({ sidebar, label }) => ({
    type: 'docSidebar',
    sidebarId: sidebar,
    partIds: subAreas.filter(({ area }) => area === sidebar).map((part) => part.sidebar),
    label,
    position: 'left',
  }));
  return {
    title: 'Plumbline',
    logo: { src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', alt: '', width: 22, height: 26 },
    items: [
      ...areaLinks,
      { type: 'docsVersionDropdown', position: 'right' },
      { type: 'localeDropdown', position: 'right' },
      {
        href: site.sourceUrl,
        label: 'Source',
        position: 'right',
        className: 'navbar-source',
        'aria-label': 'Public source repository',
      },
    ],
  };
}
