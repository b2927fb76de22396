import type { HtmlTagObject } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Name of the file, below the site's base URL. */
export const OPEN_SEARCH_FILE = 'opensearch.xml';

/** The longest name that browsers have to take, characters. */
const LONGEST_NAME = 16;

type Options = {
  /** The site's name. */
  title: string;
  /** Address of the search page. */
  url: string;
};

/**
 * Describes the site's search, so that a reader can make it one of the browser's.
 *
 * @see https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md
 */
export function printOpenSearch({ title, url }: Options): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escape(title.slice(0, LONGEST_NAME).trim())}</ShortName>
  <Description>${escape(`Search ${title}`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Url type="text/html" method="get" template="${escape(url)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}

/** The tag by which a page names that file. */
export const linkOpenSearch = (title: string, baseUrl: string): HtmlTagObject => ({
  tagName: 'link',
  attributes: {
    rel: 'search',
    type: 'application/opensearchdescription+xml',
    title,
    href: normalizeUrl([baseUrl, OPEN_SEARCH_FILE]),
  },
});
