import { expect, test } from 'vitest';
import { listFlags } from '../../tools/product/verify/src/command-help';
import { findNames, readProduct } from '../support/product-source';
import { listCodes, readRows } from '../support/tables';

const rows = readRows('docs/dev-docs/cli.md');
const written = listCodes(rows, 'create-strapi-app').flatMap((code) => code.match(/^--[\w-]+/) ?? []);

/** Options that the generator of 4.14.0 knows, as flags. `starter` belongs to another package. */
function listGeneratorFlags(): string[] {
  const [, options = ''] = /interface NewOptions \{(.*?)\}/s.exec(readProduct('generate-new/dist/types.d.ts')) ?? [];
  const names = findNames(options, /^ +(\w+):/gm).filter((name) => name !== 'starter');
  return names.map((name) => ({ useNpm: '--use-npm', run: '--no-run' })[name] ?? `--${name}`);
}

test('the page has the options that the generator of 4.14.0 takes', () => {
  const wanted = listGeneratorFlags();
  expect(wanted.length).toBeGreaterThan(10);
  expect(written.filter((flag) => !['--ts', '--version'].includes(flag)).sort()).toEqual(wanted.sort());
});

test('they are those of strapi new, and a template', async () => {
  const flags = (await listFlags('strapi', 'new')).filter((flag) => flag.startsWith('--') && flag !== '--help');
  const others = written.filter((flag) => !flags.includes(flag));
  expect(others.sort()).toEqual(['--template', '--ts', '--version']);
});

test('the generator never reads the two options that have no effect according to the page', () => {
  const files = ['create-project', 'create-cli-db-project', 'create-customized-project', 'create-quickstart-project'];
  const source = [...files, 'generate-new', 'utils/usage', 'utils/merge-template'].map((file) =>
    readProduct(`generate-new/dist/${file}.js`),
  );
  expect(source.join('\n')).not.toMatch(/scope\.(dbforce|debug)/);
  const unused = rows.filter(
    ({ heading, cells }) => heading === 'create-strapi-app' && /^No effect/.test(cells[3] ?? ''),
  );
  expect(unused.map(({ codes }) => codes[0]?.[0])).toEqual(['--dbforce', '--debug']);
});
