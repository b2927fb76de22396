import { relative } from 'node:path';
import type { Parent, RootContent } from 'mdast';
import type {} from 'remark-mdx';
import type { VFile } from 'vfile';
import { describeExample, ExampleError, readRequest, type RequestParts } from './describe-example';
import { toElement, toFormatTabs, type Format } from './elements';
import { explainFlags } from '../../../../grammar/explain-flags';
import { countFences, matchExamples, type Example } from '../../../../grammar/match-examples';
import { removeHidden } from './hide';

export type Options = {
  /** Version of the product that the pages hold for, such as `4.14.0`. */
  version: string;
  /** Prints a request in the other formats that readers use, such as a command for curl. */
  printFormats: (request: RequestParts) => Format[];
};

/** Kinds that become a component; a page shows the others as code. */
const COMPONENTS = new Set(['http', 'graphql', 'run']);

/** Frozen pages were checked against their own version; Docusaurus keeps them in folders named so. */
const FROZEN = /\bversioned_docs[\\/]version-([^\\/]+)/;

/** The element of an example. Its children are the fences, so that they can be read where it does nothing. */
function toExample(example: Example, version: string, printFormats: Options['printFormats']): RootContent {
  const { kind, fence, result } = example;
  const request = kind === 'run' ? undefined : readRequest(example);
  const attributes = { ...describeExample(example, request), version };
  const code = request ? toFormatTabs(fence.node, request, printFormats(request)) : fence.node;
  return toElement('Example', attributes, [code, ...(result ? [result.node] : [])]);
}

/** A result stands directly below what it is the result of; one that stands alone would be shown as mere code. */
function refuseOrphan({ kind, fence }: Example): void {
  const word = ['response', 'result'].find((flag) => fence.flags.has(flag));
  if (kind === 'source' && word) {
    const remedy = word === 'response' ? '```http or ```graphql' : '```js run';
    throw new ExampleError(`"${word}" follows no example: write it directly below a ${remedy} fence`, fence);
  }
}

function refuseFlags(example: Example): void {
  const problem = explainFlags(example);
  if (problem) {
    throw new ExampleError(problem.message, problem.fence);
  }
}

/**
 * Makes a component of each request, in all its formats, and of each program that runs in the product, with its
 * response or result. Hidden checks are removed.
 *
 * @throws VFileMessage with file, line, value, and remedy when an example can't be read
 */
export function remarkExamples({ version, printFormats }: Options): (tree: Parent, file: VFile) => void {
  return (tree, file) => {
    const checkedAgainst = FROZEN.exec(file.path)?.[1] ?? version;
    try {
      // From the end, so that the places of those before stay as they were found.
      for (const example of matchExamples(tree).reverse()) {
        refuseOrphan(example);
        refuseFlags(example);
        const element = COMPONENTS.has(example.kind) && toExample(example, checkedAgainst, printFormats);
        if (example.hidden) {
          removeHidden(tree, example);
        } else if (element) {
          example.parent.children.splice(example.index, countFences(example), element);
        }
      }
    } catch (error) {
      if (error instanceof ExampleError) {
        const { line, node } = error.fence;
        // The place stands in the text too, since Docusaurus prints it alone.
        file.fail(`${relative(file.cwd, file.path)}:${line}: ${error.message}`, {
          place: node.position,
          source: 'examples',
          cause: error,
        });
      }
      throw error;
    }
  };
}
