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

/** A request in all its formats, one in each tab. A reader's choice applies to every example and is kept. */
export function toFormatTabs(fence: Code, request: RequestParts, formats: Format[]): BlockContent {
  const label = request.isGraphql ? 'GraphQL' : '.http';
  return toElement('Tabs', { groupId: 'request-format' }, [
    toElement('TabItem', { value: 'http', label }, [fence, ...listOperationParts(request)]),
    // The search finds a request in the form that the page has; the others only repeat it.
    ...formats.map(({ label: name, language, code }) =>
      toElement('TabItem', { value: name.toLowerCase(), label: name, 'data-search-ignore': '' }, [
        toFence(language, code),
      ]),
    ),
  ]);
}
