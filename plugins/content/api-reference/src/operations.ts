import type { ApiItem, ApiPageMetadata, InfoPageMetadata } from 'docusaurus-plugin-openapi-docs/src/types';

/** One operation of a description, with its references resolved. */
export type Operation = {
  /** Name of its page, e.g. `get-post`. */
  id: string;
  title: string;
  /** What it does, in Markdown. */
  description: string;
  api: ApiItem;
};

/** One OpenAPI description, as its pages need it. */
export type Description = {
  /** Folder of its pages, and name of the file that readers download, e.g. `sample`. */
  id: string;
  /** Its file, from the site's folder. */
  file: string;
  info: InfoPageMetadata['info'];
  operations: Operation[];
};

/**
 * Takes from a page of `docusaurus-plugin-openapi-docs` what makes up an operation. The plugin replaces quotation marks in
 * the page's description, so the operation's own is taken. Its request for Postman is left out: nothing reads it.
 */
export function toOperation({ id, title, description, api: whole }: ApiPageMetadata): Operation {
  const api = { ...whole };
  delete api.postman;
  return { id, title, description: api.description ?? description, api };
}
