/** One area of the documentation, as readers know it. */
export type Area = {
  /** Sidebar id in `sidebars.ts`. */
  sidebar: string;
  label: string;
  /** Path prefix of the area's pages. */
  prefix: string;
  /** Path of its first page. */
  start: string;
};

/** The areas in the order of the navbar. */
export const areas: Area[] = [
  { sidebar: 'devDocs', label: 'Developer Docs', prefix: '/dev-docs/', start: '/dev-docs/intro' },
  { sidebar: 'userDocs', label: 'User Guide', prefix: '/user-docs/', start: '/user-docs/intro' },
  { sidebar: 'cloud', label: 'Cloud', prefix: '/cloud/', start: '/cloud/intro' },
];

/**
 * @param sidebar of the area
 * @throws Error when no area has this sidebar
 */
export function findArea(sidebar: string): Area {
  const area = areas.find((item) => item.sidebar === sidebar);
  if (!area) {
    throw new Error(`no area has the sidebar ${sidebar}: config/areas.ts lists them`);
  }
  return area;
}

/** A part of an area that has a sidebar of its own; the navbar marks the area on its pages. */
export type SubArea = Pick<Area, 'sidebar' | 'label'> & { area: string };

export const subAreas: SubArea[] = [
  { sidebar: 'restApi', label: 'REST API', area: 'devDocs' },
  { sidebar: 'configurations', label: 'Configurations', area: 'devDocs' },
];

/** Docs of plugins of their own, which the navbar has no area for: what the search calls them, by the plugin's id. */
export const otherDocs: Record<string, string> = { openapi: 'API reference' };

/** Pages that are not documents of an area, for the map of the site. */
export const otherPages = [
  {
    path: '/home/Home',
    title: 'Home page',
    description: 'The three areas of the documentation, each with its most read pages, and how to improve it.',
  },
  {
    path: '/openapi',
    title: 'API reference',
    description: 'Every operation of the sample API and of the Content API, with a console that sends requests.',
  },
  {
    path: '/status',
    title: 'Documentation status',
    description: 'Every page by area, with the number of its checked examples and the date of its last change.',
  },
];
