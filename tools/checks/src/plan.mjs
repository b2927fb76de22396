/** @typedef {import('./run-script.mjs').Script} Script */

/** Tests that read the built site and build no other one. */
const READS_BUILD = ['links', 'page-rules', 'pages', 'search', 'specification', 'styles'].map(
  (name) => `tests/build/${name}.test.ts`,
);

/** What tells of pages and of the order of things without a build. */
const READS_SOURCES = ['tests/content', 'tests/architecture'];

/** The address of a page, as Docusaurus makes it of the file's path. */
const pathOf = (/** @type {string} */ file) =>
  `/${file.replace(/^docs\//, '').replace(/\.mdx?$/, '')}`.replace(/\/index$/, '') || '/';

/** The address of the page that a walk or a picture belongs to: a walk has its path, a picture lies in its folder. */
const ownerOf = (/** @type {string} */ file) =>
  file.replace(/^(?:product\/walks|static\/img)/, '').replace(/\/[^/]+\.(?:light|dark)\.\w+$|\.\w+$/, '');

/** Files that only one kind of checks reads; all others may break anything. */
const KINDS = /** @type {const} */ ([
  { kind: 'page', pattern: /^docs\/.*\.mdx?$/ },
  { kind: 'text', pattern: /\.md$/ },
  { kind: 'walk', pattern: /^(?:product\/walks|static\/img\/[^/]+)\// },
  { kind: 'browserTest', pattern: /^tests\/e2e\/.*\.spec\.ts$/ },
  { kind: 'productTest', pattern: /^tests\/product\/.*\.test\.ts$/ },
  { kind: 'buildTest', pattern: /^tests\/build\/.*\.test\.ts$/ },
]);

/** @typedef {typeof KINDS[number]['kind'] | 'other'} Kind */

/**
 * Tells what has to run after a change: everything, or the checks that can notice it.
 *
 * @param {string[]} files that changed, as paths of the repository
 * @param {{ allPages: string[], hasExamples: (file: string) => boolean, hasWalk: (file: string) => boolean }} site its
 *   pages, whether one has code, and whether one has a walk through the admin panel
 * @returns {Script[] | 'everything'}
 */
export function planChecks(files, { allPages, hasExamples, hasWalk }) {
  /** @param {Kind} kind */
  const ofKind = (kind) =>
    files.filter((file) => (KINDS.find(({ pattern }) => pattern.test(file))?.kind ?? 'other') === kind);
  if (ofKind('other').length > 0) {
    return 'everything';
  }
  const pages = ofKind('page');
  const guides = pages.filter((file) => file.startsWith('docs/user-docs/') || hasWalk(file));
  const owners = ofKind('walk').map(ownerOf);
  const walked = allPages.filter((file) => guides.includes(file) || owners.includes(pathOf(file)));
  const isCode = files.some((file) => /\.tsx?$/.test(file));
  /** @type {(Script | false)[]} */
  const scripts = [
    { name: 'lint:format' },
    pages.length + ofKind('text').length > 0 && { name: 'lint:prose' },
    isCode && { name: 'lint:types' },
    isCode && { name: 'lint:code', args: files.filter((file) => /\.tsx?$/.test(file)) },
    { name: 'test:unit', args: READS_SOURCES },
    pages.length > 0 && { name: 'test:build', args: READS_BUILD },
    ofKind('buildTest').length > 0 && { name: 'test:build', args: ofKind('buildTest') },
    pages.some(hasExamples) && { name: 'verify', args: pages.filter(hasExamples) },
    walked.length > 0 && { name: 'screenshots', args: ['--check', ...walked] },
    ofKind('productTest').length > 0 && { name: 'test:product', args: ofKind('productTest') },
    pages.length > 0 && {
      name: 'test:e2e',
      args: ['tests/e2e/every-page.spec.ts'],
      env: { TEST_PAGES: pages.map(pathOf).join(',') },
    },
    ofKind('browserTest').length > 0 && { name: 'test:e2e', args: ofKind('browserTest') },
  ];
  return scripts.filter((script) => script !== false);
}
