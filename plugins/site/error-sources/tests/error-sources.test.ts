import type { AllContent } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { explainSources } from '../src/explain';
import { printBelow } from '../src/print-below';
import { collectSources } from '../src/sources';

const CONTENT = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          docs: [
            { permalink: '/guide', source: '@site/docs/guide.md' },
            { permalink: '/guide', source: '@site/docs/second-guide.md' },
          ],
        },
        { docs: [{ permalink: '/4.13.0/guide/', source: '@site/versioned_docs/version-4.13.0/guide.md' }] },
      ],
    },
  },
  'docusaurus-plugin-content-pages': {
    default: [
      { permalink: '/', source: '@site/src/pages/index.tsx' },
      { permalink: '/about', source: '@site/src/pages/about.tsx' },
    ],
  },
  'status-data': { default: undefined },
} as AllContent;

const SOURCES = collectSources(CONTENT, { baseUrl: '/', trailingSlash: false });

test('pages of every version and of the pages plugin are known by the address they get', () => {
  expect([...SOURCES]).toEqual([
    ['/guide', ['docs/guide.md', 'docs/second-guide.md']],
    ['/4.13.0/guide', ['versioned_docs/version-4.13.0/guide.md']],
    ['/', ['src/pages/index.tsx']],
    ['/about', ['src/pages/about.tsx']],
  ]);
  expect([...collectSources(CONTENT, { baseUrl: '/', trailingSlash: true }).keys()]).toContain('/about/');
});

test('a site without the plugins, or without pages of its own, has no sources', () => {
  const addresses = { baseUrl: '/', trailingSlash: false };
  expect(collectSources({}, addresses).size).toBe(0);
  expect(collectSources({ 'docusaurus-plugin-content-pages': { default: null } }, addresses).size).toBe(0);
});

test.each([
  ['- Broken link on source page path = /:\n   -> linking to /about', ['The source of / is src/pages/index.tsx']],
  [
    `Can't render static file for pathname \u001B[36m"/about"\u001B[39m`,
    ['The source of /about is src/pages/about.tsx'],
  ],
  ["The page component at /about doesn't have a default", ['The source of /about is src/pages/about.tsx']],
  [
    'Attempting to create page at \u001B[4m/guide\u001B[24m, but a page already exists',
    ['The sources of /guide are docs/guide.md and docs/second-guide.md'],
  ],
  [
    'source page path = /about: source page path = /4.13.0/guide: pathname "/about"',
    [
      'The source of /about is src/pages/about.tsx',
      'The source of /4.13.0/guide is versioned_docs/version-4.13.0/guide.md',
    ],
  ],
  [
    'pathname "/404.html" pathname "/" pathname "/guide" pathname "/4.13.0/guide" pathname "/about"',
    ['Every page is named: look first at what they share, such as navbar, footer and theme'],
  ],
  ['source page path = /status:\n   -> linking to /about', []],
  ['The server does not answer at /about', []],
])('%j', (report, lines) => {
  expect(explainSources(report, SOURCES)).toEqual(lines);
});

test('a report is printed as it is, then what explains it', () => {
  const printed: unknown[][] = [];
  const console = {
    error: (...values: unknown[]) => printed.push(['error', ...values]),
    warn: (...values: unknown[]) => printed.push(['warn', ...values]),
  };
  printBelow(console, (text) => (text.includes('/guide') ? [`(${text})`] : []));
  console.error('no link to', '/guide');
  console.warn('all is well');
  expect(printed).toEqual([
    ['error', 'no link to', '/guide'],
    ['error', '(no link to /guide)'],
    ['warn', 'all is well'],
  ]);
});
