import { join } from 'node:path';
import type { ConfigureWebpackUtils } from '@docusaurus/types';

/*
 * The one place where this plugin replaces a part of Docusaurus' client that no documented interface reaches. Written
 * for @docusaurus/core 3.10.2. The context goes back to https://github.com/facebook/docusaurus/pull/5349: all parts of a
 * page that depend on it are drawn again in one task after hydration, which would hold up the reader's first press.
 */

/** Module of the core's client that is replaced, as the core imports it. */
const REQUEST = /^\.\.?\/browserContext$/;
const REPLACED = /@docusaurus\/core\/lib\/client\/browserContext\.js$/;
const REPLACEMENT = join(__dirname, 'client', 'browser-context.tsx');

/** What `client/retry-chunks.ts` replaces: the bundler's function that loads a chunk. Written for Rspack 1.7. */
const LOAD_CHUNK = '__webpack_require__.e';

/** Begins the page once the pieces before it have run. */
const ENTRY = /@docusaurus\/core\/lib\/client\/clientEntry\.js$/;

const REMEDY = 'adapt plugins/performance/deferred-hydration/src/replace-core.ts to this version of @docusaurus/core';

/**
 * Says what a bundle lacks of what the replacements need.
 *
 * @param files of the modules
 * @param loadChunk name of the bundler's function that loads a chunk
 * @returns a line for each fault, with its remedy
 */
export function findFaults(files: string[], loadChunk: string): string[] {
  const paths = files.map((file) => file.replaceAll('\\', '/'));
  return [
    !paths.includes(REPLACEMENT.replaceAll('\\', '/')) && 'the context of the browser was not replaced',
    paths.some((file) => REPLACED.test(file)) && 'the original context of the browser is in the bundle too',
    !paths.some((file) => ENTRY.test(file)) && "Docusaurus' own entry is not in the bundle",
    loadChunk !== LOAD_CHUNK && `the bundler loads chunks with ${loadChunk}, not with ${LOAD_CHUNK}`,
  ].flatMap((fault) => (fault ? [`deferred-hydration: ${fault}: ${REMEDY}`] : []));
}

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
export type Compiler = Parameters<InstanceType<Bundler['NormalModuleReplacementPlugin']>['apply']>[0];

/** Fails a build in which the replacement took no effect. */
function checkModules(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('deferred-hydration', (compilation) => {
    compilation.hooks.finishModules.tap('deferred-hydration', (modules) => {
      const files = [...modules].flatMap((module) =>
        'resource' in module && typeof module.resource === 'string' ? [module.resource] : [],
      );
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- in Webpack only; Rspack has no other name for it
      const { ensureChunk } = compiler.webpack.RuntimeGlobals;
      findFaults(files, ensureChunk).forEach((fault) =>
        compilation.errors.push(new compiler.webpack.WebpackError(fault)),
      );
    });
  });
}

/** Plugins of the bundler that replace the context of the browser, and see that it worked. */
export function replaceCore(
  bundler: Bundler,
): (InstanceType<Bundler['NormalModuleReplacementPlugin']> | ((compiler: Compiler) => void))[] {
  return [new bundler.NormalModuleReplacementPlugin(REQUEST, REPLACEMENT), checkModules];
}
