import { bundle, createConfig } from '@redocly/openapi-core';

/** Methods that a path of a description may have, beside its other properties. */
const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

export type DescribedOperation<Operation> = { method: string; path: string; operation: Operation };

/** An OpenAPI description with its references resolved. */
export async function readOpenApi<Document>(file: string): Promise<Document> {
  const { bundle: document } = await bundle({ ref: file, config: await createConfig({}), dereference: true });
  return document.parsed as Document;
}

/** The operations of a description, in its order. */
export function listOperations<Operation>(
  paths: Record<string, Record<string, Operation>>,
): DescribedOperation<Operation>[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => ({ method, path, operation })),
  );
}
