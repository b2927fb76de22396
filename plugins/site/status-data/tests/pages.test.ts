import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { expect, test } from 'vitest';
import { groupByArea, outsideAreas } from '../src/pages';

type Doc = LoadedVersion['docs'][number];

function doc(id: string, more: Partial<Doc> = {}): Doc {
  const common = {
    id,
    title: `Title of ${id}`,
    description: `About ${id}`,
    permalink: `/${id}`,
    source: `@site/docs/${id}.md`,
  };
  return { unlisted: false, draft: false, sidebar: 'guide', ...common, ...more } as Doc;
}

const version = {
  docs: [
    doc('intro', { lastUpdatedAt: 1_700_000_000_000 }),
    doc('settings'),
    doc('overview'),
    doc('hidden', { unlisted: true }),
    doc('index', { sidebar: undefined, permalink: '/' }),
  ],
  sidebars: {
    guide: [
      { type: 'doc', id: 'intro' },
      {
        type: 'category',
        label: 'Projects',
        link: { type: 'doc', id: 'overview' },
        items: [
          { type: 'doc', id: 'settings' },
          { type: 'doc', id: 'hidden' },
          { type: 'link', href: 'https://example.org', label: 'Elsewhere' },
        ],
      },
    ],
  },
} as unknown as LoadedVersion;

test('pages stand in the order of their sidebar, under their category', () => {
  expect(groupByArea(version, [{ sidebar: 'guide', label: 'Guide' }])).toEqual([
    {
      label: 'Guide',
      pages: [
        {
          path: '/intro',
          title: 'Title of intro',
          description: 'About intro',
          lastUpdatedAt: 1_700_000_000_000,
        },
        { path: '/overview', title: 'Title of overview', description: 'About overview', section: 'Projects' },
        { path: '/settings', title: 'Title of settings', description: 'About settings', section: 'Projects' },
      ],
    },
  ]);
});

test('a page carries what was checked on it', () => {
  const examples = { 'docs/settings.md': { checked: 4, left: 1 } };
  const [guide] = groupByArea(version, [{ sidebar: 'guide', label: 'Guide' }], examples);
  expect(guide?.pages.map((page) => page.examples)).toEqual([undefined, undefined, { checked: 4, left: 1 }]);
});

test('pages that no sidebar holds are found', () => {
  expect(outsideAreas(version).map(({ path }) => path)).toEqual(['/']);
});

test('an area whose sidebar is missing stops the build', () => {
  expect(() => groupByArea(version, [{ sidebar: 'gide', label: 'Guide' }])).toThrow(
    'status-data: the area "Guide" names the sidebar "gide", which sidebars.ts does not have',
  );
});
