import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { PRODUCT } from '../../start/src/project';

/** Where compiled code lies in a TypeScript project. */
export const DIST = 'dist';

function toJavaScript(code: string): string {
  const compilerOptions = {
    module: ts.ModuleKind.CommonJS,
    target: ts.ScriptTarget.ES2022,
    esModuleInterop: true,
  };
  return ts.transpileModule(code, { compilerOptions }).outputText;
}

function readProjectFile(path: string): string | undefined {
  const file = join(PRODUCT, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * Joins a configuration file of a page with the project's own: a page shows the options that it speaks of, and a
 * reader writes them beside those that are there. Lists, such as the middlewares, are taken as the page has them.
 */
function joinConfiguration(own: string, shown: string): string {
  const load = (code: string) => `(function (module, exports) {\n${code}\nreturn module.exports;\n})`;
  return `const load = (body) => { const module = { exports: {} }; const given = body(module, module.exports); return given.default || given; };
const own = load(${load(own)});
const shown = load(${load(shown)});
const resolve = (value, context) => (typeof value === 'function' ? value(context) : value);
module.exports = (context) => {
  const value = resolve(shown, context);
  return Array.isArray(value) ? value : require('lodash').merge({}, resolve(own, context), value);
};
`;
}

/** Joins a page's `package.json` with the project's own: a page shows the dependencies that a reader adds. */
function joinPackage(own: string, shown: string): string {
  type Package = { dependencies?: Record<string, string> };
  const [before, added] = [JSON.parse(own) as Package, JSON.parse(shown) as Package];
  const dependencies = { ...before.dependencies, ...added.dependencies };
  return JSON.stringify({ ...before, ...added, dependencies }, null, 2);
}

/**
 * Says which file of the project's copy takes the place of which, and with what content.
 *
 * @param path as the page names it, `config/server.ts`
 * @param alone whether the file stands alone, and nothing of the project's own is joined to it
 * @param over what lies over the project's files already
 * @returns content by path, for `copyProject`
 */
export function toOverlay(
  path: string,
  text: string,
  alone = false,
  over: Record<string, string> = {},
): Record<string, string> {
  const isTypeScript = /\.tsx?$/.test(path);
  const target = path.replace(/\.ts(x?)$/, '.js$1');
  const code = isTypeScript ? toJavaScript(text) : text;
  const placed = isTypeScript ? `${DIST}/${target}` : target;
  const own = alone ? undefined : (over[placed] ?? readProjectFile(target));
  if (/^config\/[\w-]+\.js$/.test(target) && own !== undefined) {
    return { [placed]: joinConfiguration(own, code) };
  }
  return { [placed]: target === 'package.json' && own !== undefined ? joinPackage(own, code) : code };
}
