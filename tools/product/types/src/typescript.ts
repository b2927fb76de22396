import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type TypeScript from 'typescript';
import { PRODUCT } from '../../start/src/project';

/** The kinds of code of a project, which are compiled with different options. */
export type Part = 'server' | 'admin';

/** The TypeScript that the product installs, and that compiles a reader's project. */
export function loadTypeScript(): typeof TypeScript {
  return createRequire(resolve(PRODUCT, 'package.json'))('typescript') as typeof TypeScript;
}

/**
 * The options with which the TypeScript projects of the product are compiled: those of `@strapi/typescript-utils`,
 * which a new project's `tsconfig.json` and `src/admin/tsconfig.json` extend.
 */
export function readCompilerOptions(ts: typeof TypeScript, part: Part): TypeScript.CompilerOptions {
  const folder = resolve(PRODUCT);
  const config = { extends: `@strapi/typescript-utils/tsconfigs/${part}`, files: [] };
  const { options, errors } = ts.parseJsonConfigFileContent(
    config,
    ts.sys,
    folder,
    undefined,
    // With it, the packages of types are those of the product.
    resolve(folder, 'tsconfig.json'),
  );
  const failed = errors.find(({ code }) => code !== NO_FILES);
  if (failed) {
    throw new Error(ts.flattenDiagnosticMessageText(failed.messageText, ' '));
  }
  // Each snippet is a module, so that the names of one aren't those of the others.
  return { ...options, noEmit: true, incremental: false, moduleDetection: ts.ModuleDetectionKind.Force };
}

/** "The 'files' list in config file is empty": the files are given to the program directly. */
const NO_FILES = 18002;
