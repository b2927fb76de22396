import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfig } from '@docusaurus/types';

/*
 * Writes into each page which chunks it needs, so that they are fetched together with the main script. Docusaurus'
 * client finds them one after another: the route's parts, then the chunks that those share. Written for
 * @docusaurus/core 3.10.2, whose file `routesChunkNames.json` says which chunks a route has.
 */

/** Placeholders in the attributes of the start script until the build knows the files. */
export const PLACEHOLDERS = { chunks: 'PAGE-CHUNKS', later: 'LATER-FILES' };

/** A route's chunks by the role that they have; routes have the keys `<path>-<hash>`. */
export type ChunkNames = string | ChunkNames[] | { [key: string]: ChunkNames };
export type RouteChunks = Record<string, { [role: string]: ChunkNames }>;
/** The chunks of all routes that have a path; a page may have the path of the routes around it. */
export type ChunksByPath = Map<string, RouteChunks[string][]>;

/** Files of a chunk and of those that it shares code with, by the chunk's name. */
export type ChunkFiles = Map<string, string[]>;

const REMEDY = 'adapt plugins/performance/deferred-hydration/src/page-chunks.ts to this version of @docusaurus/core';

const flatten = (names: ChunkNames): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(flatten);

/** Groups the chunks of routes by the path in their keys. */
export function groupByPath(names: RouteChunks): ChunksByPath {
  const groups: ChunksByPath = new Map();
  for (const [key, roles] of Object.entries(names)) {
    const path = key.replace(/-[^-]+$/, '');
    groups.set(path, [...(groups.get(path) ?? []), roles]);
  }
  return groups;
}

/** The routes that make a page, from the outermost to its own; none for an address without a page. */
function findChain(routes: RouteConfig[], path: string): RouteConfig[] {
  for (const route of routes) {
    const inner = findChain(route.routes ?? [], path);
    if (inner.length > 0) {
      return [route, ...inner];
    }
    if (!route.routes && route.path === path) {
      return [route];
    }
  }
  return [];
}

/**
 * @param path of a page, with the base URL
 * @returns names of the scripts that the page needs besides the entry, each once
 * @throws Error when none is known
 */
export function listPageChunks(
  path: string,
  { routes, names, files }: { routes: RouteConfig[]; names: ChunksByPath; files: ChunkFiles },
): string[] {
  const chain = findChain(routes, path);
  const chunks = chain.flatMap((route) =>
    (names.get(route.path) ?? [])
      // The home page has the path of the routes around it: its text is not needed elsewhere.
      .filter((roles) => route === chain.at(-1) || !('content' in roles))
      .flatMap(flatten),
  );
  const scripts = chunks.flatMap((chunk) => files.get(chunk) ?? []).filter((file) => file.endsWith('.js'));
  if (scripts.length === 0) {
    throw new Error(`deferred-hydration: the page ${path} has no chunks: ${REMEDY}`);
  }
  return [...new Set(scripts)];
}

/**
 * @param names of chunks that controls load when they are used
 * @returns their files, those of a chunk in alphabetical order
 * @throws Error when the build has no such chunk
 */
export function listNamedChunks(names: string[], files: ChunkFiles): string[] {
  return names.flatMap((name) => {
    const found = files.get(name);
    if (!found) {
      throw new Error(
        `deferred-hydration: no chunk is named ${name}: give an import() that name with the comment webpackChunkName, or remove it from the later.chunks option`,
      );
    }
    // The bundler lists them in any order, and a page that didn't change should be the same file as before.
    return found.toSorted();
  });
}

/** Finds the file of a page, however addresses end (`trailingSlash`). */
function findFile(outDir: string, page: string): string {
  const candidates = [page, `${page}.html`, `${page}/index.html`].map((name) => join(outDir, name));
  const file = candidates.find((candidate) => candidate.endsWith('.html') && existsSync(candidate));
  if (file === undefined) {
    throw new Error(`deferred-hydration: the page /${page} has no file: ${REMEDY}`);
  }
  return file;
}

/**
 * Replaces the placeholders in the file of a page.
 *
 * @param page its path without the base URL
 * @param chunks addresses of the scripts that the page needs
 * @param later addresses of what its controls load when they are used
 * @throws Error when the file lacks a placeholder
 */
export function writePageChunks(
  outDir: string,
  page: string,
  { chunks, later }: Record<'chunks' | 'later', string[]>,
): void {
  const file = findFile(outDir, page);
  let html = readFileSync(file, 'utf8');
  for (const [placeholder, addresses] of [
    [PLACEHOLDERS.chunks, chunks],
    [PLACEHOLDERS.later, later],
  ] as const) {
    if (!html.includes(placeholder)) {
      throw new Error(`deferred-hydration: ${file} has no ${placeholder}: ${REMEDY}`);
    }
    html = html.replace(placeholder, addresses.join());
  }
  // In one step, since other plugins write into pages at the same time; those that read find the old file or the new one.
  writeFileSync(`${file}.new`, html);
  renameSync(`${file}.new`, file);
}
