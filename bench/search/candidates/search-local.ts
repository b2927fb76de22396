import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createRequire } from 'node:module';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import type { Plugin as BundlerPlugin } from 'esbuild';
import { globSync } from 'tinyglobby';
import { bundle } from '../bundle';
import type { Candidate } from '../candidate';

const NAME = '@easyops-cn/docusaurus-search-local';

const GENERATED = resolve('.cache/bench/search-local');
const WORKER = 'search-local-worker.js';

type SearchLocal = {
  default: (context: object, options: object) => { postBuild: (site: object) => Promise<void> };
  validateOptions: (options: { options: object; validate: typeof normalizePluginOptions }) => object;
};

/** What the plugin writes for its code in the browser, which asks for it by Docusaurus' name for generated files. */
const generated: BundlerPlugin = {
  name: 'generated',
  setup({ onResolve }) {
    onResolve({ filter: /^@generated\// }, ({ path }) => ({ path: path.replace('@generated', GENERATED) }));
  },
};

/** The most used plugin for searching a Docusaurus site without a service, on the built pages. */
export const searchLocal: Candidate = {
  name: 'search-local',
  async prepare(site) {
    const { default: create, validateOptions } = createRequire(import.meta.url)(NAME) as SearchLocal;
    const options = validateOptions({
      options: { docsRouteBasePath: '/', indexBlog: false },
      validate: normalizePluginOptions,
    });
    const siteConfig = { trailingSlash: false, themeConfig: {} };
    const pages = globSync('**/*.html', { cwd: site }).map((file) => `/${file.replace(/(?:index)?\.html$/, '')}`);
    mkdirSync(GENERATED, { recursive: true });
    const context = {
      generatedFilesDir: GENERATED,
      siteDir: site,
      siteConfig,
      baseUrl: '/',
      i18n: { currentLocale: 'en' },
    };
    await create(context, options).postBuild({ routesPaths: pages, outDir: resolve(site), baseUrl: '/', siteConfig });
    const worker = await bundle(`import './node_modules/${NAME}/dist/client/client/theme/worker.js';`, [generated]);
    writeFileSync(`${site}/${WORKER}`, worker);
  },
  bundle: () =>
    bundle(`import { wrap } from 'comlink';
const engine = new (wrap(new Worker('/${WORKER}')))();
globalThis.findPages = async (text, limit) => {
  const results = await (await engine).search('/', '', text, limit);
  return results.map(({ document }) => document.u);
};`),
  files: /^\/search-(?:index\.json|local-worker\.js)$/,
};
