import { rmSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Example } from '../../../plugins/examples/src/match-examples';
import { COPIES } from '../../product/src/project';
import { startSeededCopy, type SeededData } from '../../product/src/seeded';
import { findUnknownOptions } from './known-options';
import type { Outcome } from './outcome';

/** Path of a file in the project, from a fence's title such as `./config/server.ts`. */
function readPath({ fence }: Example): string {
  return (fence.values.title ?? '').replace(/^\.?\//, '');
}

function toJavaScript(code: string): string {
  return ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true },
  }).outputText;
}

/** What a file loads like: TypeScript is what its compiler makes of it, as in a TypeScript project. */
function toOverlay(path: string, text: string): Record<string, string> {
  return /\.tsx?$/.test(path) ? { [path.replace(/\.ts(x?)$/, '.js$1')]: toJavaScript(text) } : { [path]: text };
}

/** Says whether a file takes part in a start of the server; the admin panel's files do not. */
function isBooted(path: string): boolean {
  return !path.startsWith('src/admin/') && /\.(js|ts|json|env)$|^\.env/.test(path);
}

/**
 * Puts a file of a page into a copy of the project and starts that.
 *
 * @param slot name of the copy, so that two at a time do not meet
 */
export async function bootFile(example: Example, slot: string, data: SeededData): Promise<Outcome | undefined> {
  const path = readPath(example);
  if (!isBooted(path)) {
    return undefined;
  }
  const overlay = toOverlay(path, example.fence.text);
  const copy = `${slot}-boot`;
  try {
    const product = await startSeededCopy(copy, data, { overlay, timeout: 30_000 });
    try {
      const unknown = await findUnknownOptions(path, product);
      return { way: 'booted', ...(unknown.length > 0 && { problem: unknown.join('\n') }) };
    } finally {
      await product.stop();
    }
  } catch (error) {
    return { way: 'booted', problem: (error as Error).message };
  } finally {
    rmSync(join(COPIES, copy), { recursive: true, force: true });
  }
}
