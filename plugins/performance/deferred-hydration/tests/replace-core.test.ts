import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findFaults } from '../src/replace-core';

const OWN = resolve('plugins/performance/deferred-hydration/src/client/browser-context.tsx');
const ENTRY = '/site/node_modules/@docusaurus/core/lib/client/clientEntry.js';
const ORIGINAL = '/site/node_modules/@docusaurus/core/lib/client/browserContext.js';

test('a bundle with the replacement and the entry of Docusaurus passes', () => {
  expect(findFaults([ENTRY, OWN, '/site/src/pages/index.tsx'])).toEqual([]);
});

test.each([
  ['the replacement took no effect', [ENTRY, ORIGINAL], ['not replaced', 'in the bundle too']],
  ['both are there', [ENTRY, OWN, ORIGINAL], ['in the bundle too']],
  ['the core has another entry', [OWN], ['entry is not in the bundle']],
])('%s: the build fails and names the file to adapt', (_what, files, faults) => {
  const found = findFaults(files);
  expect(found).toHaveLength(faults.length);
  found.forEach((line, index) => {
    expect(line).toContain(faults[index]);
    expect(line).toContain('adapt plugins/performance/deferred-hydration/src/replace-core.ts');
  });
});
