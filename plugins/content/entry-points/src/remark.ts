import { relative } from 'node:path';
import type { List, ListItem, Paragraph, PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { EntryLink, EntryPoint, EntrySection } from './types';

/** The element that a page names, and what it may ask for. */
const ELEMENT = 'EntryPoints';
const LISTS = ['tasks', 'sections'] as const;

/** The part of a `VFile` that is used here. */
type PageFile = { cwd: string; path: string };

const makeLink = ({ label, to }: EntryLink): PhrasingContent => ({
  type: 'link',
  url: to,
  children: [{ type: 'text', value: label }],
});

function makeItem(link: EntryLink | EntrySection): ListItem {
  const rest: PhrasingContent[] = 'summary' in link ? [{ type: 'text', value: ` ${link.summary}` }] : [];
  const paragraph: Paragraph = { type: 'paragraph', children: [makeLink(link), ...rest] };
  return { type: 'listItem', spread: false, children: [paragraph] };
}

function makeList(links: (EntryLink | EntrySection)[], ...className: string[]): List {
  return { type: 'list', spread: false, children: links.map(makeItem), data: { hProperties: { className } } };
}

/** What an attribute says; attributes that are code or without a value say nothing. */
function readAttribute({ attributes }: MdxJsxFlowElement, name: string): string | undefined {
  const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/**
 * Replaces `<EntryPoints area="devDocs" list="tasks" />` by the list of links that the option has for the area.
 *
 * @throws Error naming page, line, and what may be written, for an area or a list that isn't there
 */
export function remarkEntryPoints({ entryPoints }: { entryPoints: EntryPoint[] }) {
  return (tree: Root, file: PageFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== ELEMENT || !parent || index === undefined) {
        return;
      }
      const entryPoint = entryPoints.find(({ area }) => area === readAttribute(node, 'area'));
      const name = LISTS.find((list) => list === readAttribute(node, 'list'));
      if (!entryPoint || !name) {
        const place = `${relative(file.cwd, file.path)}:${node.position?.start.line ?? 0}`;
        const areas = entryPoints.map(({ area }) => area).join(', ');
        throw new Error(`${place}: ${ELEMENT} needs area, one of ${areas}, and list, one of ${LISTS.join(', ')}`);
      }
      parent.children[index] = makeList(entryPoint[name], 'entry-points', `entry-${name}`);
    });
  };
}
