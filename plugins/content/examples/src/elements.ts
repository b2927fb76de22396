import type { BlockContent, Code, RootContent } from 'mdast';
import type {} from 'remark-mdx';
import type { RequestParts } from './describe-example';

/** A request in one of the formats that readers use. */
export type Format = {
  /** Name of the tab. */
  label: string;
  /** Name of the language for highlighting. */
  language: string;
  code: string;
};

/** An element of a page that a component of the site shows, with its attributes as text. */
export function toElement(name: string, attributes: Record<string, string>, children: RootContent[]): BlockContent {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([attribute, value]) => ({
      type: 'mdxJsxAttribute',
      name: attribute,
      value,
    })),
    children: children as BlockContent[],
  };
}

const toFence = (lang: string, value: string, meta?: string): Code => ({
  type: 'code',
  lang,
  meta: meta ?? null,
  value,
});

const toJson = (title: string, value: unknown): Code =>
  toFence('json', JSON.stringify(value, null, 2), `title="${title}"`);

/** What is sent with an operation, with the names of the panes in the GraphQL Playground. */
function listOperationParts({ isGraphql, variables, headers }: RequestParts): Code[] {
  return [
    ...(isGraphql && variables !== undefined ? [toJson('Query variables', variables)] : []),
    ...(isGraphql && headers.length > 0 ? [toJson('HTTP headers', Object.fromEntries(headers))] : []),
  ];
}

/** The search finds a request in the form that the page has; the others only repeat it. */
const toFormatTab = ({ label, language, code }: Format): BlockContent =>
  toElement('TabItem', { value: label.toLowerCase(), label, 'data-search-ignore': '' }, [toFence(language, code)]);

/**
 * A request in all its formats, one in each tab; what is shown first can be pasted and run: an operation in the GraphQL
 * Playground, any other request in a terminal. A reader's choice applies to every example and is kept.
 *
 * @param fence the request as its page has it
 * @param formats its other forms, the one for the terminal first
 */
export function toFormatTabs(fence: Code, request: RequestParts, formats: Format[]): BlockContent {
  const label = request.isGraphql ? 'GraphQL' : 'HTTP';
  const own = toElement('TabItem', { value: 'http', label }, [fence, ...listOperationParts(request)]);
  const [terminal = own, ...others] = formats.map(toFormatTab);
  const first = request.isGraphql ? [own, terminal] : [terminal, own];
  return toElement('Tabs', { groupId: 'request-format' }, [...new Set(first), ...others]);
}
