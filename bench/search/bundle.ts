import { build, type Plugin } from 'esbuild';

/** Bundles code that imports packages, as a browser would get it. */
export async function bundle(contents: string, plugins: Plugin[] = []): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: '.', loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'chrome111',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins,
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('\n');
}
