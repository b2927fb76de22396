import { join, relative } from 'node:path';
import { getLineColLocation, lint, loadConfig, type NormalizedProblem } from '@redocly/openapi-core';
import { processOpenapiFiles, readOpenapiFiles } from 'docusaurus-plugin-openapi-docs/lib/openapi';
import type { ApiMetadata, ApiPageMetadata, InfoPageMetadata } from 'docusaurus-plugin-openapi-docs/src/types';
import { toOperation, type Description } from './operations';

/** One line for a problem: file, line and column as editors open them, and what is wrong there. */
function printProblem({ message, location: [place] }: NormalizedProblem, siteDir: string): string {
  if (!place) {
    return message;
  }
  const { start } = getLineColLocation(place);
  return `${relative(siteDir, place.source.absoluteRef)}:${start.line}:${start.col} ${message}`;
}

/**
 * Fails with a line for each place where a description breaks the rules of `redocly.yaml`.
 *
 * @throws an error that names file, line and column
 */
async function check(file: string, siteDir: string): Promise<void> {
  const config = await loadConfig({ configPath: join(siteDir, 'redocly.yaml') });
  const problems = await lint({ ref: join(siteDir, file), config }).catch((error: unknown) => {
    // YAML that can't be read has no document to point into; its message names file and line.
    throw new Error(`The API description can't be read: ${(error as Error).message.replaceAll(`${siteDir}/`, '')}`);
  });
  const errors = problems.filter(({ severity, ignored }) => severity === 'error' && !ignored);
  if (errors.length > 0) {
    const lines = errors.map((problem) => printProblem(problem, siteDir));
    throw new Error(`The API description breaks the rules of redocly.yaml:\n${lines.join('\n')}`);
  }
}

/**
 * Reads an OpenAPI description by `docusaurus-plugin-openapi-docs`, after it was checked.
 *
 * @param id folder of its pages
 * @param file path from the site's folder
 * @throws an error that names each wrong place by file, line and column
 */
export async function readDescription(id: string, file: string, siteDir: string): Promise<Description> {
  await check(file, siteDir);
  const files = await readOpenapiFiles(join(siteDir, file));
  const [items] = await processOpenapiFiles(files, { specPath: file, outputDir: id }, {});
  const pages = items as ApiMetadata[];
  const info = pages.find(({ type }) => type === 'info') as InfoPageMetadata;
  const operations = pages.filter((page): page is ApiPageMetadata => page.type === 'api');
  return { id, file, info: info.info, operations: operations.map(toOperation) };
}
