import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { PluginModule } from '@docusaurus/types';

/** By how many percent the memory of a thread may grow until what is no longer used is thrown away. */
const HEAP_GROWTH = 30;

// Has the bundler give memory back to the system at once. Its allocator, mimalloc, reads this when the bundler is
// loaded, which is before Docusaurus asks for the plugin.
process.env.MIMALLOC_PURGE_DELAY ??= '0';

const MDX_LOADER = require.resolve('@docusaurus/mdx-loader');
const MDX_LOADER_IN_TURN = join(__dirname, 'mdx-loader.mjs');

type Rule = { use?: unknown };

const usesMdx = (use: unknown): use is { loader: string }[] =>
  Array.isArray(use) && use.some(({ loader }: { loader?: string }) => loader === MDX_LOADER);

/** Has the pages that a rule compiles compiled in turn. */
function compileInTurn(rule: Rule): Rule {
  if (!usesMdx(rule.use)) {
    return rule;
  }
  const use = rule.use.map((item) => (item.loader === MDX_LOADER ? { ...item, loader: MDX_LOADER_IN_TURN } : item));
  return { ...rule, use };
}

/** Keeps the memory that a production build needs small. */
export const buildMemory: PluginModule = () => {
  if (process.env.NODE_ENV === 'production') {
    // By default each thread collects several times what it uses, and all of them count.
    setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  }
  return {
    name: 'build-memory',
    configureWebpack({ mode, module }, isServer) {
      // The bundle for the server takes the pages that the one for browsers has compiled, in any order.
      if (isServer || mode !== 'production') {
        return {};
      }
      const rules = (module?.rules ?? []) as Rule[];
      if (!rules.some(({ use }) => usesMdx(use))) {
        throw new Error('build-memory found no rule for pages: it has to come after the plugins that add pages');
      }
      return {
        mergeStrategy: { 'module.rules': 'replace' },
        module: { rules: rules.map(compileInTurn) as NonNullable<typeof module>['rules'] },
      };
    },
  };
};
