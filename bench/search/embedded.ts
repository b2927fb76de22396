import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Browser, Page, Request } from '@playwright/test';
import type { GoldenQuery } from './golden';
import type { Answered } from './score';

/** Pages that are asked for at once, as the search shows them. */
const LIMIT = 8;

/** Docs of the present version, and pages that are no documents. */
const TAGS = ['docs-default-current', 'default'];

/** The site's own engine, as a script that gives it to the page. */
async function bundleEngine(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createEmbeddedClient } from './client'; globalThis.client = createEmbeddedClient('/');`,
      resolveDir: 'plugins/search/src/client/embedded',
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('\n');
}

type Client = { search: (query: object) => Promise<{ hits: { url: string }[] }> };

async function ask(page: Page, { kind, query, pages }: GoldenQuery): Promise<Answered> {
  const { urls, milliseconds } = await page.evaluate(
    async ({ text, limit, tags }) => {
      const { client } = globalThis as unknown as { client: Client };
      const start = performance.now();
      const { hits } = await client.search({ text, tags, offset: 0, limit });
      return { urls: hits.map(({ url }) => url), milliseconds: performance.now() - start };
    },
    { text: query, limit: LIMIT, tags: TAGS },
  );
  return { kind, query, pages, found: urls.map((url) => url.replace(/#.*/, '')), milliseconds };
}

/** Answers, and what was sent until the first one, gzip, bytes. */
type Asked = { answers: Answered[]; bytes: number };

/** What a request took, gzip, bytes. */
async function measureRequest(request: Request): Promise<number> {
  const { responseBodySize } = await request.sizes();
  // The browser doesn't tell the size of a worker's script.
  return responseBodySize || gzipSync(await (await fetch(request.url())).text()).length;
}

/**
 * Asks the site's own engine the golden queries, in a browser.
 *
 * @param origin where the built site is served
 */
export async function askEmbedded(browser: Browser, origin: string, queries: GoldenQuery[]): Promise<Asked> {
  const page = await browser.newPage();
  await page.goto(`${origin}/status`);
  await page.addScriptTag({ content: await bundleEngine(), type: 'module' });
  await page.waitForFunction(() => 'client' in globalThis);
  const sizes: Promise<number>[] = [];
  page.context().on('requestfinished', (request) => {
    if (request.url().includes('/search-index/')) {
      sizes.push(measureRequest(request));
    }
  });
  const [first, ...rest] = queries;
  const answers = first ? [await ask(page, first)] : [];
  // Requests of the engine's worker are told a little later.
  await page.waitForTimeout(500);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  for (const query of rest) {
    answers.push(await ask(page, query));
  }
  await page.close();
  return { answers, bytes };
}
