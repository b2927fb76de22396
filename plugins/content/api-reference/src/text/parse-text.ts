import type { Definition, Nodes, Parents, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { readLink } from './links';

type Definitions = Map<string, Definition>;

const toText = (value: string): PhrasingContent => ({ type: 'text', value });

/** A link if its target is allowed, else the text and the target as text. */
function toLink(url: string, children: PhrasingContent[]): PhrasingContent[] {
  const href = readLink(url);
  if (href !== undefined) {
    return [{ type: 'link', url: href, children }];
  }
  return toString(children) === url ? children : [...children, toText(` (${url})`)];
}

/** Rewrites inline content: HTML is shown as text, a picture becomes a link, since it would be fetched from elsewhere. */
function cleanPhrasing(node: PhrasingContent, definitions: Definitions): PhrasingContent[] {
  switch (node.type) {
    case 'html':
      return [toText(node.value)];
    case 'link':
      return toLink(node.url, cleanAll(node.children, definitions));
    case 'image':
      return toLink(node.url, [toText(node.alt || node.url)]);
    case 'linkReference':
      return toLink(definitions.get(node.identifier)?.url ?? '', cleanAll(node.children, definitions));
    case 'imageReference':
      return toLink(definitions.get(node.identifier)?.url ?? '', [toText(node.alt ?? '')]);
    default:
      return 'children' in node ? [{ ...node, children: cleanAll(node.children, definitions) }] : [node];
  }
}

function cleanAll(nodes: PhrasingContent[], definitions: Definitions): PhrasingContent[] {
  return nodes.flatMap((node) => cleanPhrasing(node, definitions));
}

type Context = {
  definitions: Definitions;
  /** Level of the heading that the text follows. */
  under: number;
};

const DEEPEST = 6;

/** Languages that Docusaurus draws or runs; in a description they are code like any other. */
const ACTIVE_LANGUAGES = ['mermaid', 'mdx-code-block'];

function cleanBlock(node: RootContent, context: Context): RootContent[] {
  switch (node.type) {
    case 'html':
      return [{ type: 'paragraph', children: [toText(node.value)] }];
    case 'definition':
      return [];
    case 'code':
      // What follows the language may turn a block into a live editor.
      return [{ ...node, lang: ACTIVE_LANGUAGES.includes(node.lang ?? '') ? 'text' : (node.lang ?? null), meta: null }];
    case 'heading': {
      const depth = Math.min(DEEPEST, node.depth + context.under) as typeof node.depth;
      // Headings of the page keep their addresses.
      const data = { hProperties: { id: `text-${toString(node)}` } };
      return [{ ...node, depth, data, children: cleanAll(node.children, context.definitions) }];
    }
    case 'paragraph':
      return [{ ...node, children: cleanAll(node.children, context.definitions) }];
    case 'blockquote':
    case 'list':
    case 'listItem':
      return [
        {
          ...node,
          children: (node.children as RootContent[]).flatMap((child) => cleanBlock(child, context)),
        } as RootContent,
      ];
    default:
      return [node];
  }
}

function listDefinitions(tree: Parents): Definition[] {
  return tree.children.flatMap((node: Nodes) => {
    if (node.type === 'definition') {
      return [node];
    }
    return 'children' in node ? listDefinitions(node) : [];
  });
}

/**
 * Parses a text of an API description as CommonMark, with nothing in it that runs, loads, or leads to a file.
 *
 * @param under level of the heading that the text follows, 1 to 6
 */
export function parseText(markdown: string, under: number): RootContent[] {
  const tree = fromMarkdown(markdown);
  // The first definition of a name applies, as CommonMark says.
  const definitions = new Map(
    listDefinitions(tree)
      .reverse()
      .map((node) => [node.identifier, node]),
  );
  return tree.children.flatMap((node) => cleanBlock(node, { definitions, under }));
}

/** The same for a place that takes a line only, such as a cell of a table: blocks follow each other after a space. */
export function toPhrasing(nodes: RootContent[]): PhrasingContent[] {
  return nodes.flatMap((node, index) => {
    const space = index === 0 ? [] : [toText(' ')];
    switch (node.type) {
      case 'paragraph':
      case 'heading':
        return [...space, ...node.children];
      case 'code':
        return [...space, { type: 'inlineCode', value: node.value } as const];
      case 'blockquote':
      case 'list':
      case 'listItem':
        return [...space, ...toPhrasing(node.children)];
      default:
        return [];
    }
  });
}
