import { mkdirSync, mkdtempSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { Root } from 'mdast';
import { expect, test } from 'vitest';
import { relatedPages } from '../src';
import { remarkRelatedPages } from '../src/remark';

const site = mkdtempSync(join(tmpdir(), 'related-pages-'));
const file = join(site, 'generated/related-pages.json');

function write(path: string, ...lines: string[]): void {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), `${lines.join('\n')}\n`);
}

write('docs/nginx.md', '---', 'title: nginx proxy', '---', '', 'Text.');
write(
  'docs/caddy.md',
  '---',
  'title: Caddy proxy',
  'keywords:',
  '  - nginx',
  '---',
  '```md',
  '[Sample](/tokens.md)',
  '```',
);
write('docs/tokens.md', '---', 'title: API tokens', '---', '', '## Types {/* #nginx-proxy */}');
write('docs/intro.md', '---', 'title: nginx proxy', '---');
write('docs/snippets/proxy.md', 'nginx proxy');
write('old/nginx.md', '---', 'title: nginx proxy', '---');

async function run(): Promise<void> {
  const plugin = relatedPages({ folders: ['docs', 'old'], fragments: ['snippets/**'], entryPages: ['intro.md'], file });
  await plugin({ siteDir: site } as LoadContext, undefined);
}

test('each page has its nearest pages, without first pages, fragments, code, IDs of headings, and other folders', async () => {
  await run();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    'docs/nginx.md': [{ title: 'Caddy proxy', path: '/caddy.md' }],
    'docs/caddy.md': [{ title: 'nginx proxy', path: '/nginx.md' }],
  });
});

test('the file is only written when it changes', async () => {
  await run();
  utimesSync(file, 1, 1);
  await run();
  expect(statSync(file).mtimeMs).toBe(1000);
  write('docs/other.md', '---', 'title: Caddy proxy', '---');
  await run();
  expect(statSync(file).mtimeMs).toBeGreaterThan(1000);
});

test('a page ends with the links, and a page without them stays as it is', () => {
  const transform = remarkRelatedPages({ file });
  const near: Root = { type: 'root', children: [] };
  const alone: Root = { type: 'root', children: [] };
  transform(near, { cwd: site, path: join(site, 'docs/nginx.md') });
  transform(alone, { cwd: site, path: join(site, 'docs/tokens.md') });
  expect(near.children).toMatchObject([{ data: { hName: 'nav', hProperties: { 'aria-label': 'Related pages' } } }]);
  expect(JSON.stringify(near)).toContain('"url":"/caddy.md"');
  expect(alone.children).toEqual([]);
});
