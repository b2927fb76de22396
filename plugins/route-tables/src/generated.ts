import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

/** A route as Docusaurus generates it; further properties, such as `sidebar`, are for the theme. */
export type GeneratedRoute = {
  path: string;
  component: { path: string; hash?: string };
  exact?: boolean;
  sidebar?: string;
  routes?: GeneratedRoute[];
};

/** Names of chunks by the property of the page's component that they become; nested as the properties are. */
export type ChunkNames = { [property: string]: string | ChunkNames };

/** What the build of a site generates for its router. */
export type Generated = {
  /** Where it lies: what requests call `@generated`. */
  folder: string;
  routes: GeneratedRoute[];
  /** By path and hash of the route: `/guide-0a1`. */
  chunkNames: Record<string, ChunkNames>;
  /** The request for the file of each chunk, by the chunk's name. */
  registry: Record<string, string>;
  globalData: Record<string, unknown>;
};

const REGISTRY_LINE = /^ {2}"[^"]+": \[\(\) => import\(\/\* webpackChunkName: "([^"]+)" \*\/ ("(?:[^"\\]|\\.)*")\)/gm;

/**
 * Takes the module `routes.js` apart, which Docusaurus writes: calls of `ComponentCreator` inside of plain values.
 *
 * @param source text of the module; format of `@docusaurus/core/lib/server/codegen/codegenRoutes.js`
 * @throws Error when nothing is exported
 */
export function parseRoutes(source: string): GeneratedRoute[] {
  const body = source.replace(/^import .*$/gm, '').replace('export default', 'result =');
  const sandbox: { ComponentCreator: unknown; result?: GeneratedRoute[] } = {
    ComponentCreator: (path: string, hash?: string) => ({ path, hash }),
  };
  runInNewContext(body, sandbox);
  if (!Array.isArray(sandbox.result)) {
    throw new Error('routes.js exports no list of routes: Docusaurus has changed its format');
  }
  return sandbox.result;
}

/** Takes the module `registry.js` apart: a line for each chunk. */
export function parseRegistry(source: string): Record<string, string> {
  const lines = [...source.matchAll(REGISTRY_LINE)];
  return Object.fromEntries(lines.map(([, name = '', file = '']) => [name, JSON.parse(file) as string]));
}

/**
 * Reads what Docusaurus has generated for the router.
 *
 * @param folder `.docusaurus` of the site
 * @returns undefined before anything is generated
 */
export function readGenerated(folder: string): Generated | undefined {
  if (!existsSync(join(folder, 'routes.js'))) {
    return undefined;
  }
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return {
    folder,
    routes: parseRoutes(read('routes.js')),
    chunkNames: JSON.parse(read('routesChunkNames.json')) as Generated['chunkNames'],
    registry: parseRegistry(read('registry.js')),
    globalData: JSON.parse(read('globalData.json')) as Generated['globalData'],
  };
}
