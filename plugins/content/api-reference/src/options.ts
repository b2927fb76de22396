import type { ServerObject } from 'docusaurus-plugin-openapi-docs/src/openapi/types';
import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';

/** What the pages show of requests, written by the same code as in the console. */
export type RequestPrinter = {
  /** The URL of a server; empty if there is none. */
  printServer: (server?: ServerObject) => string;
  /** Code that sends the request of an operation, one sample for each language. */
  printSamples: (api: ApiItem) => { label: string; language: string; code: string }[];
};

export type ApiReferenceOptions = {
  /** The OpenAPI descriptions in the order of the sidebar; `id` names the folder of their pages. */
  descriptions: { id: string; file: string }[];
  /** Markdown with front matter that opens the reference, by its path from the site's folder. */
  introduction: string;
  /** Path of the reference, without the base URL. */
  routeBasePath: string;
  /** Module that exports what pages are put together of: `Operation`, `Reading`, `Endpoint`, `Method`, `Console`. */
  components: string;
  requests: RequestPrinter;
  /** Where the pages go, from the site's folder or absolute: they are made anew, and never committed. */
  folder: string;
  /** Folders of components whose styles stay out of the sheet that all pages load. */
  styles: string[];
};
