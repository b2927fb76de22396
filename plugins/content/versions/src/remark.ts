import { relative, sep } from 'node:path';
import type { BlockContent, Parent, Paragraph } from 'mdast';
import type {} from 'remark-mdx';
import type { VFile } from 'vfile';
import { countFences, matchExamples, type Example } from '../../../../grammar/match-examples';
import { nameExamples } from '../../../../grammar/name-examples';
import { listVersions, readChange, summarize } from './describe';
import { readDifferences, type Difference, type PageDifferences } from './differences';

export type Options = {
  /** Folder with the outcomes of each version. */
  folder: string;
};

function toElement(name: string, attributes: Record<string, string>, children: BlockContent[] = []): BlockContent {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children,
  };
}

const toParagraph = (value: string): Paragraph => ({ type: 'paragraph', children: [{ type: 'text', value }] });

/** One line that opens what differs in some versions. */
function toDifference({ kind }: Example, { versions, change, explanation }: Difference): BlockContent {
  const attributes = {
    versions: versions.join(' '),
    summary: `In ${listVersions(versions)}: ${summarize(kind, change)}`,
  };
  const lines = readChange(change);
  return toElement('VersionDifference', attributes, [
    ...(explanation === undefined ? [] : [toParagraph(explanation)]),
    ...(lines === '' ? [] : [{ type: 'code' as const, lang: 'diff', value: lines }]),
  ]);
}

/** How many examples of a page differ in a version. */
function countDifferent({ examples }: PageDifferences, version: string): number {
  return [...examples.values()].filter((list) => list.some(({ versions }) => versions.includes(version))).length;
}

/** The line below the title: the versions for which the whole page applies, and those in which something differs. */
function toNote(page: PageDifferences): BlockContent {
  const counts = page.versions.map((version) => [version, countDifferent(page, version)] as const);
  return toElement('VersionNote', {
    same: counts.flatMap(([version, count]) => (count === 0 ? [version] : [])).join(' '),
    different: counts.flatMap(([version, count]) => (count > 0 ? [`${version}:${count}`] : [])).join(' '),
  });
}

/**
 * Says on each page for which versions of the product it applies, and at each example that gives another result in a
 * version, what that is. Belongs before the plugin that makes components of examples.
 */
export function remarkVersions({ folder }: Options): (tree: Parent, file: VFile) => void {
  let known: Map<string, PageDifferences> | undefined;
  return (tree, file) => {
    known ??= readDifferences(folder);
    const page = known.get(relative(file.cwd, file.path).split(sep).join('/'));
    if (!page) {
      return;
    }
    const examples = matchExamples(tree);
    const names = nameExamples(examples);
    // From the end, so that the places of those before stay as they were found.
    for (const [index, example] of [...examples.entries()].reverse()) {
      const differences = example.hidden ? [] : (page.examples.get(names[index] ?? '') ?? []);
      const lines = differences.map((difference) => toDifference(example, difference));
      example.parent.children.splice(example.index + countFences(example), 0, ...lines);
    }
    tree.children.unshift(toNote(page));
  };
}
