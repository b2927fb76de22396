import { join, resolve } from 'node:path';
import type TypeScript from 'typescript';
import type { Code } from 'mdast';
import { PRODUCT } from '../../start/src/project';
import type { Page } from '../../verify/src/read-page';
import { readGeneratedTypes } from './generated-types';
import { listProjectFiles, type ProjectFile } from './list-files';
import { loadTypeScript, readCompilerOptions, type Part } from './typescript';
import { createHost } from './virtual-host';

/** An error: line of the fence's content, the first one is 1, and the message with its code. */
export type TypeProblem = { line: number; message: string };

/** What is wrong with the fences of pages; a fence without errors has an empty list. */
export type TypeReport = Map<Code, TypeProblem[]>;

/** The folder that the projects seem to be in: there, imports find the packages of the product. */
const FOLDER = resolve(PRODUCT, '.examples');

/** The error of `await` outside of a function. An excerpt leaves the function out. */
const TOP_LEVEL_AWAIT = 1378;

/** Checks the TypeScript of pages against the types of the product. Files that stay the same are read once. */
export class TypeChecker {
  /** Seconds that the last check took. */
  seconds = 0;
  readonly #ts = loadTypeScript();
  readonly #read = new Map<string, TypeScript.SourceFile | undefined>();
  readonly #programs = new Map<Part, TypeScript.Program>();

  private constructor(private readonly generated: ProjectFile[]) {}

  /** Has the product generate the types of the sample project where that has not been done. */
  static async prepare(): Promise<TypeChecker> {
    const files = Object.entries(await readGeneratedTypes()).map(([name, text]): ProjectFile => ({
      path: join(FOLDER, 'types/generated', name),
      text,
      part: 'server',
    }));
    return new TypeChecker(files);
  }

  #toProblem({ file, start, messageText, code }: TypeScript.Diagnostic): TypeProblem {
    const line = file === undefined ? 0 : file.getLineAndCharacterOfPosition(start ?? 0).line;
    return { line: line + 1, message: `${this.#ts.flattenDiagnosticMessageText(messageText, '\n')} (TS${code})` };
  }

  #checkPart(part: Part, files: ProjectFile[], report: TypeReport): void {
    const checked = files.filter((file) => file.part === part && file.fence !== undefined);
    if (checked.length === 0) {
      return;
    }
    const options = readCompilerOptions(this.#ts, part);
    const texts = new Map([...this.generated, ...files].map(({ path, text }) => [path, text]));
    const roots = [...this.generated, ...checked].map(({ path }) => path);
    const host = createHost(this.#ts, options, texts, this.#read);
    const program = this.#ts.createProgram(roots, options, host, this.#programs.get(part));
    this.#programs.set(part, program);
    for (const { path, fence, isExcerpt = false } of checked) {
      const source = program.getSourceFile(path);
      const all = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
      const found = isExcerpt ? all.filter(({ code }) => code !== TOP_LEVEL_AWAIT) : all;
      if (fence) {
        report.set(
          fence.node,
          found.map((diagnostic) => this.#toProblem(diagnostic)),
        );
      }
    }
  }

  /** Checks every TypeScript fence of some pages. */
  check(pages: Page[]): TypeReport {
    const start = performance.now();
    const files = pages.flatMap((page, index) => listProjectFiles(page, join(FOLDER, String(index))));
    const report: TypeReport = new Map();
    this.#checkPart('server', files, report);
    this.#checkPart('admin', files, report);
    this.seconds = (performance.now() - start) / 1000;
    return report;
  }
}
