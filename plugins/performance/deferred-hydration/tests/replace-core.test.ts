import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findFaults } from '../src/replace-core';

const OWN = resolve('plugins/performance/deferred-hydration/src/client/browser-context.tsx');
const ENTRY = '/site/node_modules/@docusaurus/core/lib/client/clientEntry.js';
const LOAD_CHUNK = '__webpack_require__.e';
const ORIGINAL = '/site/node_modules/@docusaurus/core/lib/client/browserContext.js';

test('a bundle with the replacement and the entry of Docusaurus passes', () => {
  expect(findFaults([ENTRY, OWN, '/site/src/pages/index.tsx'], LOAD_CHUNK)).toEqual([]);
});

test.each([
  ['the replacement took no effect', [ENTRY, ORIGINAL], LOAD_CHUNK, ['not replaced', 'in the bundle too']],
  ['both are there', [ENTRY, OWN, ORIGINAL], LOAD_CHUNK, ['in the bundle too']],
  ['the core has another entry', [OWN], LOAD_CHUNK, ['entry is not in the bundle']],
  ['the bundler loads chunks in another way', [ENTRY, OWN], 'load', ['loads chunks with load']],
])('%s: the build fails and names the file to adapt', (_what, files, loadChunk, faults) => {
  const found = findFaults(files, loadChunk);
  expect(found).toHaveLength(faults.length);
  found.forEach((line, index) => {
    expect(line).toContain(faults[index]);
    expect(line).toContain('adapt plugins/performance/deferred-hydration/src/replace-core.ts');
  });
});
