import type { PluginModule } from '@docusaurus/types';
import { globSync } from 'tinyglobby';

export type Options = {
  /** Globs of the files that pages are made of besides their own source, relative to the site's folder. */
  files: string[];
};

/**
 * Has the bundler's persistent cache given up when a file changes that remark plugins read. They run inside of the
 * loader of pages and can't name what a page depends on, so that a warm build would keep what they made of a file
 * that has changed since. The bundlers' option for this is `buildDependencies`.
 *
 * @throws Error when a glob matches no file
 */
export function cacheDependencies({ files }: Options): PluginModule {
  return ({ siteDir }) => {
    const list = (glob: string): string[] => {
      const found = globSync(glob, { cwd: siteDir, absolute: true }).sort();
      if (found.length === 0) {
        throw new Error(`cache-dependencies: "${glob}" matches no file: adapt the option "files"`);
      }
      return found;
    };
    const buildDependencies = files.flatMap(list);
    return {
      name: 'cache-dependencies',
      // Merged into what Docusaurus sets: lists are joined.
      configureWebpack: ({ cache, experiments }) => ({
        ...(experiments && 'cache' in experiments && { experiments: { cache: { buildDependencies } } }),
        ...(typeof cache === 'object' &&
          cache.type === 'filesystem' && {
            cache: { type: cache.type, buildDependencies: { pages: buildDependencies } },
          }),
      }),
    };
  };
}
