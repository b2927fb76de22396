import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles } from '../../support/files';
import { readCodeImports, readPageImports } from './read-imports';
import { componentOf, explainForbidden, findCycles, type Import } from './rules';

function findForbidden(file: string, imports: Import[]): string[] {
  return imports.flatMap((entry) => explainForbidden(file, entry) ?? []);
}

test('code imports only what its room may know', () => {
  const files = listFiles(['**/*.{ts,tsx,mjs,js}']);
  const imports = files.map((file) => ({ file, imports: readCodeImports(file, readFileSync(file, 'utf8')) }));
  const count = imports.reduce((sum, entry) => sum + entry.imports.length, 0);
  console.log(`imports: ${count} in ${files.length} files`);
  expect(count).toBeGreaterThan(0);
  expect(imports.flatMap((entry) => findForbidden(entry.file, entry.imports))).toEqual([]);
});

test('components do not need each other in a circle', () => {
  const files = listFiles(['src/components/**/*.{ts,tsx}']).filter((file) => !/\.test\.tsx?$/.test(file));
  const imports = files.map((file) => ({ file, imports: readCodeImports(file, readFileSync(file, 'utf8')) }));
  const components = new Set(files.map(componentOf));
  console.log(`components: ${components.size}`);
  expect(components.size).toBeGreaterThan(0);
  expect(findCycles(imports)).toEqual([]);
});

test('a circle of components is found, dynamic imports and types included', () => {
  const read = (file: string, source: string) => ({ file, imports: readCodeImports(file, source) });
  expect(
    findCycles([
      read('src/components/A/index.tsx', "import B from '../B';"),
      read('src/components/B/view/Part.tsx', "const load = () => import('../../C');"),
      read('src/components/C/index.tsx', "import type A from '../A';"),
      read('src/components/D/index.tsx', "import A from '../A';\nimport x from './x';"),
    ]),
  ).toEqual(['A', 'B', 'C'].map((name) => `src/components/${name} needs itself`));
});

test('pages import nothing but partials of their own version', () => {
  const files = listFiles(['{docs,versioned_docs}/**/*.{md,mdx}']);
  console.log(`imports: ${files.length} pages`);
  const forbidden = files.flatMap((file) => findForbidden(file, readPageImports(file, readFileSync(file, 'utf8'))));
  expect(forbidden).toEqual([]);
});

test.each([
  ['docs/a.md', "import Card from '@site/src/components/Card';\n\n# A"],
  ['docs/a.md', 'text\n\nexport { x } from "../plugins/one/src";\n'],
])('a page that imports code is found: %s', (file, source) => {
  expect(findForbidden(file, readPageImports(file, source))).toHaveLength(1);
});

test('an import inside a code fence is text', () => {
  expect(readPageImports('docs/a.md', "```js\nimport x from '@site/src/theme/x';\n```\n")).toEqual([]);
});

test.each([
  ['src/components/A/index.tsx', "import x from '../../theme/Footer';"],
  ['src/components/A/index.tsx', "import x from '../B/view/Part';"],
  ['src/theme/Footer/index.tsx', "import x from '@site/src/components/B/part';"],
  ['src/http/send.ts', "import x from '../components/A';"],
  ['src/components/A/index.tsx', "import x from '@site/config/site';"],
  ['src/theme/Footer/index.tsx', "const x = () => import('@site/plugins/site/status-data/src');"],
  ['plugins/site/one/src/index.ts', "import x from '../../two/src';"],
  ['plugins/site/one/src/index.ts', "import type { Site } from '../../../../config/site';"],
  ['tools/one/src/main.ts', "export * from '../../../src/components/Card';"],
  ['tools/one/src/main.ts', "import x from '../../../tests/support/files';"],
  ['config/site.ts', "import { readFileSync } from 'node:fs';"],
  ['docusaurus.config.ts', "import x from './tools/serve/src/server';"],
  ['babel.config.js', "const x = require('./src/theme/x');"],
])('a forbidden import is found: %s %s', (file, source) => {
  expect(findForbidden(file, readCodeImports(file, source))).toHaveLength(1);
});

test.each([
  ['src/theme/Footer/index.tsx', "import Card from '@site/src/components/Card';"],
  ['src/components/A/index.tsx', "import Layout from '@theme/Layout';"],
  ['src/components/A/A.test.tsx', "import { x } from '@site/tests/support/x';"],
  ['src/components/A/view/Part.tsx', "import B from '../../B';\nimport x from '../index';"],
  ['src/components/A/index.tsx', "import { send } from '@site/src/http/send';"],
  ['plugins/site/one/src/index.ts', "import { x } from './other';"],
  ['config/navbar.ts', "import type { Navbar } from '@docusaurus/theme-common';"],
  ['docusaurus.config.ts', "import { statusData } from './plugins/site/status-data/src';"],
  ['tools/site/src/main.mjs', "import { x } from '../../bootstrap/src/run.mjs';"],
])('a permitted import passes: %s %s', (file, source) => {
  expect(findForbidden(file, readCodeImports(file, source))).toEqual([]);
});
